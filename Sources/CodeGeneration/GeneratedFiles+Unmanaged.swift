extension GeneratedFiles {
    /// Leaves out the scaffolds that the specs say are none of the tool's business; what is generated is always written.
    public mutating func leaveOut(_ unmanaged: UnmanagedPaths) {
        guard !unmanaged.isEmpty else { return }
        files.removeAll { $0.ownership == .scaffold && unmanaged.contain($0.path) }
    }
}
