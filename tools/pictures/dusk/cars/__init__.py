"""The cars: each function brings one model in, takes maker's marks off and lays film on its glass."""
