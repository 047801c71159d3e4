extension TargetPackageFacts {
    /// Finds old screens that are navigation controllers, if scenes are to be shown in one.
    mutating func readNavigationControllers(of specs: SpecSet, in folders: [String]) {
        let scenes = specs.modules.flatMap(\.scenes).filter { $0.output?.value == .navigationController }
        for name in Set(scenes.compactMap { $0.legacyClass?.value.text }) {
            var superclasses: Set = [name]
            for _ in 0..<Self.longestLineage where !superclasses.isEmpty {
                superclasses = inherited(by: superclasses, in: folders)
                if superclasses.contains("UINavigationController") { navigationControllers.insert(name) }
            }
        }
    }

    /// The largest number of the team's own classes between a screen and UIKit's class.
    private static let longestLineage = 8

    private mutating func inherited(by types: Set<String>, in folders: [String]) -> Set<String> {
        var names: Set<String> = []
        let search = ByteSearch(types.sorted())
        for folder in folders {
            let (files, diagnostics) = SourceFolder(path: folder).files { search.findsAny(in: $0) }
            problems += diagnostics
            for file in files {
                for block in SourceOutline.read(file.bytes, nested: true).blocks where types.contains(block.path) {
                    names.formUnion(block.inherited)
                }
            }
        }
        return names
    }
}
