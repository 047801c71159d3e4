#if IOS_17
    /// https://developer.apple.com/documentation/developertoolssupport/preview
    public struct Preview {
        /// https://developer.apple.com/documentation/developertoolssupport/preview/viewtraits
        public enum ViewTraits {}
    }

    /// https://developer.apple.com/documentation/developertoolssupport/previewtrait
    public struct PreviewTrait<T> {
        public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
        public static var portrait: PreviewTrait<T> { PreviewTrait() }
        public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
        public static func fixedLayout(width: Double, height: Double) -> PreviewTrait<T> { PreviewTrait() }
    }
#endif
