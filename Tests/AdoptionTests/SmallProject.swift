/// An Xcode project of one target, as Xcode writes it.
enum SmallProject {
    /// - Parameters:
    ///   - groups: objects in the group `App`; those called `F` and `G` are its children.
    ///   - target: what the target says. `P` is a phase that compiles `F`.
    static func text(groups: String, target: String, settings: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                /* Begin PBXBuildFile section */
                B /* Router.swift in Sources */ = {isa = PBXBuildFile; fileRef = F /* Router.swift */; };
                R = {
                    isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T, );
                };
                M = { isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
                A = { isa = PBXGroup; children = (F, G, ); path = App; sourceTree = "<group>"; };
                \(groups)
                P = { isa = PBXSourcesBuildPhase; files = (B, ); };
                T = {
                    isa = PBXNativeTarget; name = "Cinema"; buildConfigurationList = L; \(target)
                    productType = "com.apple.product-type.application";
                };
                L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
                C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; name = Debug; };
            };
            rootObject = R /* Project object */;
        }

        """
    }
}
