import Foundation

/// Lines that hold or hand on another part of the scene, and do nothing else.
struct ConnectingLines {
    let count: Int

    init(in source: String) {
        var count = 0
        var isInside = false
        for line in source.components(separatedBy: "\n") {
            if isInside || Self.property(line) { count += 1 }
            if isInside { isInside = line != "    }" }
            if Self.heads.contains(where: line.hasPrefix) {
                count += 1
                isInside = !line.hasSuffix("}")
            }
        }
        self.count = count
    }

    private static let heads = ["    init(", "    required init?(", "    func inject("]
    private static let parts = [
        "view: (", "childScenes: ", "presenter: ", "interactor: ", "wireframe: ", "environment: ", "descriptor: ",
        "viewController: ",
        "state: ", "tasks = ",
    ]

    private static func property(_ line: String) -> Bool {
        ["let ", "var "].contains { keyword in
            line.hasPrefix("    ") && !line.hasPrefix("     ")
                && line.components(separatedBy: keyword).dropFirst().first.map { rest in
                    parts.contains(where: rest.hasPrefix)
                } ?? false
        }
    }
}
