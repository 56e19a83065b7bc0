// Showcase
