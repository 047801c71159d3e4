/// Comes and goes with another tool.
public struct PaletteDescriptor: PlaceDescriptor {
    public init() {}
}
