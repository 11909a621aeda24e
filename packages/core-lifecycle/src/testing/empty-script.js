// Loaded by tests; does nothing.
