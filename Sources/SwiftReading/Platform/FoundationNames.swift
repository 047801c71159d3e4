extension PlatformTypeGroup {
    /// The public types of Foundation, except those whose names a team probably uses itself: `Host`, `Port`,
    /// `Expression`, ….
    static let foundation: [PlatformTypeGroup] = [
        .values([.hashable, .sendable], "Calendar.Component Notification.Name"),
        .values(
            [.hashable, .codable, .sendable],
            """
            Calendar CGPoint CGRect CGSize CharacterSet ComparisonResult Data DateComponents
            FloatingPointFormatStyle/1 FloatingPointParseStrategy/1 IndexSet IntegerFormatStyle/1
            IntegerParseStrategy/1 Locale NSRange OperatingSystemVersion PersonNameComponents SortDescriptor/1
            SortOrder TimeZone URL URLComponents
            """
        ),
        .values(
            [.sendable],
            """
            FileProtectionType Predicate/1
            """
        ),
        .classes(
            [.hashable],
            """
            ByteCountFormatter EnergyFormatter Formatter InputStream ISO8601DateFormatter JSONSerialization
            LengthFormatter MassFormatter NotificationQueue NSArray NSAttributedString NSCache/2 NSCalendar
            NSCharacterSet NSCoder NSCompoundPredicate NSCountedSet NSData NSDateComponents NSDictionary
            NSEnumerator NSIndexSet NSKeyedArchiver NSKeyedUnarchiver NSMeasurement NSMutableArray
            NSMutableAttributedString NSMutableCharacterSet NSMutableData NSMutableDictionary NSMutableIndexSet
            NSMutableOrderedSet NSMutableSet NSNotification NSObject NSOrderedSet NSPersonNameComponents NSPredicate
            NSSet NSSortDescriptor NSTextCheckingResult NSTimeZone NSURLComponents OutputStream
            PropertyListSerialization RunLoop Scanner Stream Thread Timer UserDefaults
            """
        ),
        .classes(
            [.hashable, .sendable],
            """
            BlockOperation Bundle DateFormatter DateIntervalFormatter Dimension FileHandle NSCondition
            NSConditionLock NSLocale NSLock NSNull NSRecursiveLock NSRegularExpression NSURL NSURLQueryItem NSUUID
            NSValue NumberFormatter Operation OperationQueue PersonNameComponentsFormatter Pipe Process Progress
            Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear
            UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
            UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
            UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume
            """
        ),
        .values(
            [.hashable, .codable, .sendable, .comparable],
            """
            CGFloat Date DateInterval Decimal IndexPath Measurement/1 TimeInterval UUID
            """
        ),
        .values(
            [.hashable],
            """
            Notification
            """
        ),
        .classes(
            [.hashable, .sendable, .comparable],
            """
            NSDate NSDateInterval NSDecimalNumber NSNumber
            """
        ),
        .values(
            [.hashable, .sendable],
            """
            AttributeContainer AttributedString AttributedSubstring CGRectEdge ComparableComparator/1
            DiscontiguousAttributedSubstring FileAttributeKey KeyPathComparator/1 NSExceptionName QualityOfService
            StringTransform URLFileResourceType URLQueryItem URLResourceKey
            """
        ),
        .values(
            [.hashable, .comparable],
            """
            NSErrorDomain
            """
        ),
        .classes(
            [.hashable, .sendable, .error],
            """
            NSError
            """
        ),
        .values(
            [.hashable, .sendable, .error],
            """
            CocoaError POSIXError PredicateError URLError
            """
        ),
        .classes(
            [.hashable, .comparable],
            """
            NSIndexPath NSMutableString NSString
            """
        ),
        .values(
            [],
            """
            URLResourceValues
            """
        ),
        .classes(
            [.sendable],
            """
            FileManager JSONDecoder JSONEncoder ProcessInfo PropertyListDecoder PropertyListEncoder
            """
        ),
        .classes(
            [.equatable, .sendable],
            """
            NotificationCenter
            """
        ),
        .protocols(
            """
            AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol AttributeScope
            ContiguousBytes CustomNSError DataProtocol DecodableAttributedStringKey DecodableWithConfiguration
            DecodingConfigurationProviding DiscreteFormatStyle EncodableAttributedStringKey
            EncodableWithConfiguration EncodingConfigurationProviding FileManagerDelegate FormatStyle LocalizedError
            MarkdownDecodableAttributedStringKey MutableDataProtocol NSCacheDelegate NSCoding NSCopying
            NSKeyedArchiverDelegate NSKeyedUnarchiverDelegate NSLocking NSMutableCopying NSObjectProtocol
            NSSecureCoding ParseableFormatStyle ParseStrategy PredicateExpression ProgressReporting RecoverableError
            ReferenceConvertible SortComparator StandardPredicateExpression StreamDelegate
            """
        ),
        .unknown(
            """
            DateComponentsFormatter ListFormatter LocalizedStringResource MeasurementFormatter NSDataDetector
            NSExtensionContext NSExtensionItem NSFileCoordinator NSItemProvider NSKeyValueObservation NSMetadataItem
            NSMetadataQuery NSUbiquitousKeyValueStore NSUserActivity RelativeDateTimeFormatter Selector UndoManager
            """
        ),
    ]
}
