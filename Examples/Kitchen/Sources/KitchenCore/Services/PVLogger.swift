/// Counts page views.
public nonisolated protocol PVLogger: Sendable {
    func view(_ page: String)
}
