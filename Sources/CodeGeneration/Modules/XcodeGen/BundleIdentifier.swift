/// What Apple's systems know an app or a framework by.
enum BundleIdentifier {
    /// A target's name with no other letters than a bundle identifier may have. For example: `Old-B-ro` for `Old_Büro`.
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
