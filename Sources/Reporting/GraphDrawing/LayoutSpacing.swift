/// The distances in a layout, in pixels.
struct LayoutSpacing {
    /// Between nodes of one layer.
    var nodes = 22
    /// Between an edge and a node that it passes.
    var edgeAndNode = 14
    /// Between edges that pass a layer side by side.
    var edges = 8
    /// Between layers, where edges change their height only little.
    var layers = 56
    /// Between layers at most.
    var widestLayers = 200
    /// Between parts that no edge connects.
    var components = 36
}
