"""Passkeys (WebAuthn): an account signs in by what a device holds, and an admin confirms a session with it."""
