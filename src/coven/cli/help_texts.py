"""Help in the language spoken: our texts by their keys, and the parser's own headings."""

from typing import Any

import typer

from coven.cli.output import Output

COMPLETION = {"install_completion": "help-install-completion", "show_completion": "help-show-completion"}  # the parser's own options


def speak_help(command: Any, context: typer.Context, output: Output) -> None:
    """Puts every help text of a command and its parts into words."""
    command.help = output.speak(command.help) if command.help else None
    command.options_metavar = output.speak("help-options-mark")
    for parameter in command.params:
        key = COMPLETION.get(parameter.name, parameter.help)
        parameter.help = output.speak(key) if key else None
        head(parameter, output)
    command.get_help_option(context).help = output.speak("help-help")
    head(command.get_help_option(context), output)
    speak_usage(command, output)
    for part in getattr(command, "commands", {}).values():
        part.rich_help_panel = output.speak("help-commands")
        command.subcommand_metavar = output.speak("help-command-mark")
        speak_help(part, typer.Context(part, parent=context), output)


def head(parameter: Any, output: Output) -> None:
    """The heading a parameter stands under; types of Python are nobody's business."""
    if parameter.param_type_name == "argument":
        parameter.rich_help_panel = output.speak("help-arguments")
        parameter.display_type_rich = no_type
    else:
        parameter.rich_help_panel = output.speak("help-options")
    if getattr(parameter, "is_flag", False):
        parameter.metavar = ""


def no_type(ctx: Any) -> None:
    return None


def speak_usage(command: Any, output: Output) -> None:
    """The first line of the help, and with it the few words that Typer keeps for all: it draws the help right after."""
    in_english = command.get_usage

    def usage(context: Any) -> str:
        from typer import rich_utils

        rich_utils.DEFAULT_STRING = f"[{output.speak('games-default')}: {{}}]"
        rich_utils.REQUIRED_LONG_STRING = f"[{output.speak('help-required')}]"
        return str(in_english(context)).replace("Usage:", output.speak("help-usage"), 1)

    command.get_usage = usage
