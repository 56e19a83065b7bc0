// LayoutConformance
