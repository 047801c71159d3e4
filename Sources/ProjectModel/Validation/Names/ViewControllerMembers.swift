/// Members of UIKit's view controllers that take no parameters, with those of responders and objects.
///
/// A method with such a name in a view controller overrides one of them, or clashes with it.
enum ViewControllerMembers {
    static let names: Set<String> = appearance.union(containment).union(presentation).union(responder).union(object)

    private static let appearance: Set<String> = [
        "additionalSafeAreaInsets", "automaticallyAdjustsScrollViewInsets", "bottomLayoutGuide",
        "contentUnavailableConfiguration", "definesPresentationContext", "didReceiveMemoryWarning", "editButtonItem",
        "edgesForExtendedLayout", "endAppearanceTransition", "extendedLayoutIncludesOpaqueBars", "isEditing",
        "isViewLoaded", "loadView", "loadViewIfNeeded", "nibBundle", "nibName", "performsActionsWhilePresentingModally",
        "preferredContentSize", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
        "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersPointerLocked",
        "prefersStatusBarHidden", "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateContentUnavailableConfiguration",
        "setNeedsUpdateOfHomeIndicatorAutoHidden", "setNeedsUpdateOfPrefersPointerLocked",
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsUpdateProperties", "shouldAutorotate",
        "storyboard", "supportedInterfaceOrientations", "systemMinimumLayoutMargins", "title", "topLayoutGuide",
        "traitCollection", "traitOverrides", "updateProperties", "updatePropertiesIfNeeded", "updateViewConstraints",
        "view", "viewDidLayoutSubviews", "viewIfLoaded", "viewLayoutMarginsDidChange",
        "viewRespectsSystemMinimumLayoutMargins", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
    ]
    private static let containment: Set<String> = [
        "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures", "childForStatusBarHidden",
        "childForStatusBarStyle", "children", "hidesBottomBarWhenPushed", "isMovingFromParent", "isMovingToParent",
        "navigationController", "navigationItem", "parent", "removeFromParent",
        "shouldAutomaticallyForwardAppearanceMethods",
        "splitViewController", "tabBarController", "tabBarItem", "toolbarItems",
    ]
    private static let presentation: Set<String> = [
        "activePresentationController", "disablesAutomaticKeyboardDismissal", "isBeingDismissed", "isBeingPresented",
        "isModalInPresentation", "modalPresentationCapturesStatusBarAppearance", "modalPresentationStyle",
        "modalTransitionStyle", "popoverPresentationController", "preferredTransition", "presentationController",
        "presentedViewController", "presentingViewController", "providesPresentationContextTransitionStyle",
        "restoresFocusAfterTransition", "sheetPresentationController", "transitioningDelegate",
    ]
    private static let responder: Set<String> = [
        "becomeFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "editingInteractionConfiguration",
        "focusGroupIdentifier", "inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem", "inputView",
        "inputViewController", "isFirstResponder", "keyCommands", "next", "pasteConfiguration",
        "preferredFocusEnvironments", "reloadInputViews", "resignFirstResponder", "restorationClass",
        "restorationIdentifier", "setNeedsFocusUpdate", "textInputContextIdentifier", "textInputMode", "undoManager",
        "updateFocusIfNeeded", "userActivity",
    ]
    private static let object: Set<String> = [
        "accessibilityActivate", "accessibilityDecrement", "accessibilityElements", "accessibilityFrame",
        "accessibilityHint", "accessibilityIncrement", "accessibilityLabel", "accessibilityPerformEscape",
        "accessibilityPerformMagicTap", "accessibilityTraits", "accessibilityValue", "awakeFromNib", "copy",
        "debugDescription", "description", "extensionContext", "hash", "isAccessibilityElement", "isProxy",
        "mutableCopy",
        "prepareForInterfaceBuilder", "superclass",
    ]
}
