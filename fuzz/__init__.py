"""Made-up input for everything that reads what others wrote, guided by which code it reaches."""
