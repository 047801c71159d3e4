// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inAppTarget: [Source] = [
        Source(
            name: "AccentColor.json",
            path: "Templates/AppTarget/AccentColor.json.mustache",
            text: #"""
{
  "colors": [
    {
      "idiom": "universal"
    }
  ],
  "info": {
    "author": "xcode",
    "version": 1
  }
}

"""#,
            firstLine: 9
        ),
        Source(
            name: "AppDelegate.swift",
            path: "Templates/AppTarget/AppDelegate.swift.mustache",
            text: #"""
{{#appTargetFile}}
{{> Imports}}

/// Holds what lives as long as the app does, whatever windows it has.
@main
@MainActor
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// All services, and the way to every screen. Windows come and go, and share it.
    let environment = {{environment}}()
}
{{/appTargetFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "AppIcon.json",
            path: "Templates/AppTarget/AppIcon.json.mustache",
            text: #"""
{
  "images": [
    {
      "idiom": "universal",
      "platform": "ios",
      "size": "1024x1024"
    }
  ],
  "info": {
    "author": "xcode",
    "version": 1
  }
}

"""#,
            firstLine: 9
        ),
        Source(
            name: "AppInfo.plist",
            path: "Templates/AppTarget/AppInfo.plist.mustache",
            text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key>
	<string>$(DEVELOPMENT_LANGUAGE)</string>
	<key>CFBundleDisplayName</key>
	<string>{{project}}</string>
	<key>CFBundleExecutable</key>
	<string>$(EXECUTABLE_NAME)</string>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundleInfoDictionaryVersion</key>
	<string>6.0</string>
	{{#language}}
	<key>CFBundleLocalizations</key>
	<array>
		<string>{{.}}</string>
	</array>
	{{/language}}
	<key>CFBundleName</key>
	<string>$(PRODUCT_NAME)</string>
	<key>CFBundlePackageType</key>
	<string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
	<key>CFBundleShortVersionString</key>
	<string>$(MARKETING_VERSION)</string>
	<key>CFBundleVersion</key>
	<string>$(CURRENT_PROJECT_VERSION)</string>
	<key>LSRequiresIPhoneOS</key>
	<true/>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UIApplicationSupportsMultipleScenes</key>
		<false/>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key>
					<string>Default Configuration</string>
					<key>UISceneDelegateClassName</key>
					<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
				</dict>
			</array>
		</dict>
	</dict>
	<key>UIApplicationSupportsIndirectInputEvents</key>
	<true/>
	<key>UILaunchScreen</key>
	<dict/>
	<key>UISupportedInterfaceOrientations</key>
	<array>
		<string>UIInterfaceOrientationPortrait</string>
		<string>UIInterfaceOrientationLandscapeLeft</string>
		<string>UIInterfaceOrientationLandscapeRight</string>
	</array>
	<key>UISupportedInterfaceOrientations~ipad</key>
	<array>
		<string>UIInterfaceOrientationPortrait</string>
		<string>UIInterfaceOrientationPortraitUpsideDown</string>
		<string>UIInterfaceOrientationLandscapeLeft</string>
		<string>UIInterfaceOrientationLandscapeRight</string>
	</array>
</dict>
</plist>

"""#,
            firstLine: 9
        ),
        Source(
            name: "AppProject.yml",
            path: "Templates/AppTarget/AppProject.yml.mustache",
            text: #"""
{{#appProjectFile}}
# The Xcode project: `xcodegen generate` makes {{project}}.xcodeproj of it. Yours to edit; the modules come from the file it includes.
name: {{name}}
include:
  - project.generated.yml
{{#developmentLanguage}}
options:
  developmentLanguage: {{.}}
{{/developmentLanguage}}

# Apps and modules have these in their Info.plists.
settings:
  base:
    MARKETING_VERSION: "1.0"
    CURRENT_PROJECT_VERSION: "1"

targets:
  {{target}}:
    templates:
      - Application
    sources:
      - {{folder}}
    settings:
      base:
        PRODUCT_BUNDLE_IDENTIFIER: {{bundleIdentifier}}
        GENERATE_INFOPLIST_FILE: "NO"
        INFOPLIST_FILE: {{infoPlist}}
        ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: AccentColor

schemes:
  {{target}}:
    build:
      targets:
        {{target}}: all
    run:
      executable: {{target}}
{{/appProjectFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "AssetCatalogue.json",
            path: "Templates/AppTarget/AssetCatalogue.json.mustache",
            text: #"""
{
  "info": {
    "author": "xcode",
    "version": 1
  }
}

"""#,
            firstLine: 9
        ),
        Source(
            name: "SceneDelegate.swift",
            path: "Templates/AppTarget/SceneDelegate.swift.mustache",
            text: #"""
{{#appTargetFile}}
{{> Imports}}

/// Shows the app in a window. The scene manifest of Info.plist names it.
@MainActor
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene,
            let app = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = app.environment.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
{{/appTargetFile}}

"""#,
            firstLine: 10
        ),
    ]
}
