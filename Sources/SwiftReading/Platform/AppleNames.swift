extension PlatformTypeGroup {
    /// Common types of Apple-only modules; their conformances aren't known here.
    static let apple: [KnownModule: String] = [
        .avFoundation: """
        AVAsset AVAssetTrack AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureDevice AVCaptureSession
        AVCaptureVideoPreviewLayer AVMediaType AVPlayer AVPlayerItem AVPlayerLayer AVQueuePlayer
        AVSpeechSynthesizer AVURLAsset
        """,
        .avKit: "AVPlayerViewController AVPictureInPictureController",
        .cloudKit: "CKAsset CKContainer CKDatabase CKRecord CKShare",
        .combine: """
        AnyCancellable AnyPublisher CurrentValueSubject PassthroughSubject
        """,
        .contacts: "CNContact CNContactStore CNMutableContact CNPhoneNumber CNPostalAddress",
        .coreBluetooth: "CBCentralManager CBCharacteristic CBPeripheral CBService CBUUID",
        .coreData: """
        NSFetchedResultsController NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel
        NSPersistentContainer NSPersistentStoreCoordinator
        """,
        .coreGraphics: """
        CGAffineTransform CGBlendMode CGColor CGColorSpace CGContext CGFont CGGradient CGImage CGLineCap CGLineJoin
        CGMutablePath CGPath CGVector
        """,
        .coreLocation: """
        CLAuthorizationStatus CLBeacon CLCircularRegion CLGeocoder CLHeading CLLocation CLLocationAccuracy
        CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDistance CLLocationManager
        CLLocationSpeed CLPlacemark CLRegion CLVisit
        """,
        .coreMotion: "CMMotionActivity CMMotionManager CMPedometer CMPedometerData",
        .eventKit: "EKCalendar EKEvent EKEventStore EKReminder",
        .healthKit: "HKHealthStore HKObjectType HKQuantity HKQuantitySample HKQuantityType HKSample HKUnit HKWorkout",
        .mapKit: """
        MKAnnotationView MKCoordinateRegion MKCoordinateSpan MKLocalSearch MKMapItem MKMapRect MKMapView MKPlacemark
        MKPolygon MKPolyline MKRoute
        """,
        .photos: "PHAsset PHAssetCollection PHFetchResult PHImageManager PHPhotoLibrary",
        .photosUI: "PHPickerConfiguration PHPickerResult PHPickerViewController PhotosPickerItem",
        .quartzCore: "CABasicAnimation CADisplayLink CAGradientLayer CALayer CAShapeLayer CATransform3D",
        .safariServices: "SFSafariViewController",
        .storeKit: "SKPayment SKPaymentQueue SKProduct SKStoreReviewController",
        .userNotifications: """
        UNAuthorizationStatus UNNotification UNNotificationContent UNNotificationRequest UNNotificationResponse
        UNNotificationSettings UNUserNotificationCenter
        """,
        .webKit: "WKNavigation WKNavigationAction WKUserContentController WKWebView WKWebViewConfiguration",
    ]

    /// The classes of UIKit that only code on the main actor can use.
    static let uiKitMainActor = """
        UIActivityIndicatorView UIActivityViewController UIAlertAction UIAlertController UIApplication UIBarButtonItem
        UIBarItem UIButton UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController
        UICollectionViewLayout UIControl UIDatePicker UIDevice UIDocumentPickerViewController UIGestureRecognizer
        UIImagePickerController UIImageView UILabel UILayoutGuide UINavigationBar UINavigationController
        UINavigationItem UIPageControl UIPageViewController UIPanGestureRecognizer UIPickerView UIPresentationController
        UIProgressView UIRefreshControl UIResponder UIScene UIScreen UIScrollView UISearchBar UISearchController
        UISegmentedControl UISlider UISplitViewController UIStackView UIStepper UIStoryboard UISwitch UITabBar
        UITabBarController UITabBarItem UITableView UITableViewCell UITableViewController UITableViewHeaderFooterView
        UITapGestureRecognizer UITextField UITextView UIToolbar UIView UIViewController UIVisualEffectView UIWindow
        UIWindowScene
        """

    /// The classes of UIKit that any code can use.
    static let uiKitSendable = "UIColor UIFont UIImage"

    /// The types of UIKit without its prefix; those with `UI` are recognized by it.
    static let uiKit = """
        NSCollectionLayoutGroup NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSDataAsset
        NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSLayoutAnchor NSLayoutConstraint
        NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMutableParagraphStyle
        NSParagraphStyle NSShadow NSTextAlignment NSTextAttachment NSTextContainer NSTextStorage
        """

    /// The protocols of Apple-only modules.
    static let appleProtocols: [KnownModule: String] = [
        .avFoundation: "AVAudioPlayerDelegate AVCaptureMetadataOutputObjectsDelegate AVCapturePhotoCaptureDelegate",
        .combine: "Cancellable ConnectablePublisher CustomCombineIdentifierConvertible Publisher",
        .coreBluetooth: "CBCentralManagerDelegate CBPeripheralDelegate",
        .coreLocation: "CLLocationManagerDelegate",
        .mapKit: "MKAnnotation MKMapViewDelegate MKOverlay",
        .photosUI: "PHPickerViewControllerDelegate",
        .safariServices: "SFSafariViewControllerDelegate",
        .userNotifications: "UNUserNotificationCenterDelegate",
        .webKit: "WKNavigationDelegate WKScriptMessageHandler WKUIDelegate",
    ]
}
