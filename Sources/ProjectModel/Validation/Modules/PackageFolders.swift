/// A folder that a package is taken from exists.
final class PackageFolders: ValidationRule {
    override func check() {
        for folder in specs.project.packageFolders {
            guard let near = specs.facts.missingPackages[folder.value] else { continue }
            problems.report(.missingFolder, at: folder.location) {
                "there is no folder '\(folder.value)', relative to the target package"
                near.map { "did you mean '\($0)'?" }
                    ?? "write the package's folder, relative to the target package or from '/' on"
            }
        }
    }
}
