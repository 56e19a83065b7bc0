// CairoRender
