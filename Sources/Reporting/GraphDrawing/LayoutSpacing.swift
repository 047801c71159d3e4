/// The distances in a layout, in pixels.
struct LayoutSpacing {
    /// The distance between nodes of one layer.
    var nodes = 22
    /// The distance between an edge and a node that it passes.
    var edgeAndNode = 14
    /// The distance between edges that pass a layer side by side.
    var edges = 8
    /// The distance between layers if edges between them are nearly level.
    var layers = 56
    /// The largest distance between layers.
    var widestLayers = 200
    /// The distance between components.
    var components = 36
}
