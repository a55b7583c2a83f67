"""Help in the language spoken: our texts by their keys, and the parser's own headings."""

from typing import Any

import typer

from coven.cli.desk import Desk


def speak_help(command: Any, context: typer.Context, desk: Desk) -> None:
    """Puts every help text of a command and its parts into words."""
    command.help = desk.speak(command.help) if command.help else None
    command.options_metavar = desk.speak("help-options-mark")
    for parameter in command.params:
        parameter.help = desk.speak(parameter.help) if parameter.help else None
        head(parameter, desk)
    command.get_help_option(context).help = desk.speak("help-help")
    head(command.get_help_option(context), desk)
    speak_usage(command, desk)
    for part in getattr(command, "commands", {}).values():
        part.rich_help_panel = desk.speak("help-commands")
        command.subcommand_metavar = desk.speak("help-command-mark")
        speak_help(part, typer.Context(part, parent=context), desk)


def head(parameter: Any, desk: Desk) -> None:
    """The heading a parameter stands under; types of Python are nobody's business."""
    if parameter.param_type_name == "argument":
        parameter.rich_help_panel = desk.speak("help-arguments")
        parameter.display_type_rich = no_type
    else:
        parameter.rich_help_panel = desk.speak("help-options")
    if getattr(parameter, "is_flag", False):
        parameter.metavar = ""


def no_type(ctx: Any) -> None:
    return None


def speak_usage(command: Any, desk: Desk) -> None:
    """The first line of the help, and with it the few words that Typer keeps for all: it draws the help right after."""
    in_english = command.get_usage

    def usage(context: Any) -> str:
        from typer import rich_utils

        rich_utils.DEFAULT_STRING = f"[{desk.speak('games-default')}: {{}}]"
        rich_utils.REQUIRED_LONG_STRING = f"[{desk.speak('help-required')}]"
        return str(in_english(context)).replace("Usage:", desk.speak("help-usage"), 1)

    command.get_usage = usage
