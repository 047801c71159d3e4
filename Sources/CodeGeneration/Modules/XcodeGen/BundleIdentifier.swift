/// The identifier of an app or a framework in Apple's systems.
enum BundleIdentifier {
    /// Returns a target's name as part of a bundle identifier. For example: `Old-B-ro` for `Old_Büro`.
    static func part(of name: String) -> String {
        String(
            name.unicodeScalars.map { scalar -> Character in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9": Character(scalar)
                default: "-"
                }
            }
        )
    }
}
