/// Names taken by the platform's modules and by ViperRuntime.
enum PlatformNames {
    static var modules: Set<String> { PlatformModules.names }

    /// Returns the module whose type of that name would be hidden or made ambiguous; `nil` for a free name.
    static func home(ofType name: String) -> String? {
        if let home = homes[name] { return home }
        guard let module = KnownModule.declaring(name) else { return nil }
        return module == .standardLibrary ? "the standard library" : module.rawValue
    }

    private static let homes: [String: String] = {
        var homes: [String: String] = [:]
        for name in viewControllers { homes[name] = "UIKit" }
        for name in swiftUI { homes[name] = "SwiftUI" }
        for name in runtime { homes[name] = "ViperRuntime" }
        return homes
    }()

    /// Types of the libraries that emitted code uses.
    static let runtime: Set<String> = [
        "DraftRow", "EmbeddedScene", "EmbeddedSceneViewController", "Instantiatable", "LazyView", "Loadable",
        "NavigationLog",
        "ReadableWidth", "SceneDisplayState",
        "SceneFailure", "SceneNavigator", "SceneOutcome", "SceneParts", "ScenePresenter",
        "ScenePreview", "SceneResult", "SceneRoute", "SceneTasks", "SceneViewBuilder", "SceneViewModel", "SentValues",
        "ShowsFailure", "ShowsLoading", "StubAPIClient", "TypedDescriptor",
        "UnimplementedError", "UnseenFailureHandler",
        "UseCaseDescriptor", "ViewDescriptor", "WebLinkAnswer", "WebViewScreen",
    ]

    private static let swiftUI: Set<String> = [
        "AccessibilityFocusState", "Alert", "Alignment", "Angle", "Animation", "AnyView", "App", "AppStorage",
        "Binding", "Bindable",
        "Button", "Color", "ColorScheme", "ControlActiveState", "Divider", "EditMode", "EmptyView", "Environment",
        "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "FetchRequest", "FocusState", "Font", "ForEach",
        "Form",
        "GeometryProxy", "GeometryReader", "Gesture", "GestureState", "Group", "HStack", "Image", "Label", "LazyHStack",
        "LazyVStack", "List", "Namespace", "NavigationLink", "NavigationPath", "NavigationStack", "NavigationView",
        "ObservableObject", "Observable", "ObservedObject", "Path", "Picker", "PreferenceKey", "PreviewProvider",
        "Published",
        "Query", "Scene", "SceneBuilder", "ScenePhase", "SceneStorage", "ScrollView", "Section", "Shape", "Spacer",
        "State",
        "StateObject", "TabView", "Text", "TextField", "Toggle", "ToolbarItem", "Transaction", "Transition", "VStack",
        "View",
        "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
    ]

    /// Controllers of the platform whose names a scene could have.
    private static let viewControllers: Set<String> = [
        "AVPlayerViewController", "AVRoutePickerViewController", "CNContactPickerViewController",
        "CNContactViewController",
        "EKCalendarChooser", "EKEventEditViewController", "EKEventViewController", "GKGameCenterViewController",
        "GKMatchmakerViewController", "GLKViewController", "MCBrowserViewController", "MFMailComposeViewController",
        "MFMessageComposeViewController", "MPMediaPickerController", "PHPickerViewController",
        "PKAddPassesViewController",
        "PKPaymentAuthorizationViewController", "QLPreviewController", "RPPreviewViewController",
        "SFSafariViewController",
        "SKStoreProductViewController", "SLComposeViewController",
    ]
}
