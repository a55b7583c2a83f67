"""Admin: who runs the server looks at tables, load and errors, bans, announces and closes. An admin account is made on the command line."""
