#if !canImport(UIKit) && !canImport(ObjectiveC)
    /// What somebody was doing, for another time, as Apple's Foundation has it.
    ///
    /// From https://developer.apple.com/documentation/foundation/nsuseractivity
    public final class NSUserActivity {
        public let activityType: String
        public private(set) var userInfo: [AnyHashable: Any]?
        /// True if other devices may go on with it. Stored without effect.
        public var isEligibleForHandoff = true

        public init(activityType: String) {
            self.activityType = activityType
        }

        /// Adds values; on Apple's platforms they are those of property lists.
        public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }
    }
#endif
