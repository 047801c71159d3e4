/// Reads the names of targets out of an Xcode project; where their sources lie, only groups of groups would say.
enum XcodeProjectReader {
    static func read(_ bytes: [UInt8], path: String) -> AppManifest {
        let text = String(decoding: bytes, as: UTF8.self)
        var targets: [AppTarget] = []
        var (isTarget, name) = (false, "")
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: "=", maxSplits: 1).map { trimmed($0) }
            guard words.count == 2 else { continue }
            switch words[0] {
            case "isa": (isTarget, name) = (words[1] == "PBXNativeTarget", "")
            case "name" where isTarget: name = words[1]
            case "productType" where isTarget && !name.isEmpty:
                targets.append(AppTarget(name: name, folders: [name], isTest: words[1].contains("test")))
                isTarget = false
            default: break
            }
        }
        let project = path.split(separator: "/").dropLast().last.map {
            $0.split(separator: ".").dropLast().joined(separator: ".")
        }
        return AppManifest(kind: .xcode, path: path, name: project, targets: targets)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0.isWhitespace || $0 == "\"" }.reversed().drop { " ;\t\"".contains($0) }.reversed())
    }
}
