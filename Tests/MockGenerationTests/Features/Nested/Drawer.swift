extension Kitchen {
    public struct Drawer { public init() {} }
}
