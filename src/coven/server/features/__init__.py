"""What people can do besides playing a move. Each feature has its own folder; none imports the routes of another."""
