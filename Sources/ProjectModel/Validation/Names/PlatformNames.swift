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
        "DraftRow", "EmbeddedScene", "EmbeddedSceneViewController", "Instantiatable", "LazyView", "LinkDestination",
        "LinkError", "LinkPattern", "LinkTable", "LinkText", "LinkValues", "Loadable", "NavigationEvent",
        "NavigationLog", "NavigationWatcher", "ReadableWidth", "SceneDataSource", "SceneDisplayState", "SceneFailure",
        "SceneInteractor", "SceneNavigator", "SceneOutcome", "SceneParts", "ScenePresenter", "ScenePreview",
        "SceneResult", "SceneRoute", "SceneTasks", "SceneViewBuilder", "SceneViewContract", "SceneViewModel",
        "SceneWireframe", "SentValues", "ShowsFailure", "ShowsLoading", "StatePresenter", "StubAPIClient",
        "TypedDescriptor", "UnimplementedError", "UnseenFailureHandler", "UseCaseDescriptor", "ViewDescriptor",
        "WebLinkAnswer", "WebViewScreen", "WindowRoot",
    ]

    private static let swiftUI: Set<String> = [
        "AccessibilityFocusState", "Alert", "Alignment", "Angle", "AngularGradient", "Animation", "AnyView", "App",
        "AppStorage", "AsyncImage", "Bindable", "Binding", "Button", "Color", "ColorPicker", "ColorScheme",
        "ContainerRelativeShape", "ContentUnavailableView", "ControlActiveState", "ControlGroup", "DatePicker",
        "DisclosureGroup", "Divider", "EditButton", "EditMode", "EmptyView", "Environment", "EnvironmentKey",
        "EnvironmentObject", "EnvironmentValues", "EquatableView", "FetchRequest", "FocusState", "Font", "ForEach",
        "Form", "GeometryProxy", "GeometryReader", "Gesture", "GestureState", "GridItem", "GridRow", "Group",
        "GroupBox", "HSplitView", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
        "LazyVStack", "LinearGradient", "List", "LocalizedStringKey", "ModifiedContent", "MultiDatePicker", "Namespace",
        "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView", "Observable",
        "ObservableObject", "ObservedObject", "OutlineGroup", "PasteButton", "Path", "Picker", "PreferenceKey",
        "PreviewProvider", "ProgressView", "Published", "Query", "RadialGradient", "RenameButton", "RoundedRectangle",
        "Scene", "SceneBuilder", "ScenePhase", "SceneStorage", "ScrollView", "Section", "SecureField", "SettingsLink",
        "Shape", "ShareLink", "Spacer", "State", "StateObject", "TabSection", "TabView", "Text", "TextEditor",
        "TextField", "TimelineView", "Toggle", "ToolbarItem", "Transaction", "Transition", "TupleView", "VSplitView",
        "VStack", "View", "ViewBuilder", "ViewModifier", "ViewThatFits", "WindowGroup", "ZStack",
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
