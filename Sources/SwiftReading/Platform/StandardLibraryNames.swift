extension PlatformTypeGroup {
    /// The public types of the standard library, of `_Concurrency` and of `_StringProcessing`.
    static let standardLibrary: [PlatformTypeGroup] = [
        .values([.hashable, .sendable, .comparable], "String.Index Unicode.Scalar"),
        .containers(
            [.hashable, .codable, .sendable],
            """
            Array/1 ClosedRange/1 CollectionDifference/1 ContiguousArray/1 Dictionary/2 Optional/1 Range/1 Set/1
            """
        ),
        .values(
            [.hashable, .codable, .sendable],
            """
            Bool CBool FloatingPointRoundingRule SIMD16/1 SIMD2/1 SIMD3/1 SIMD32/1 SIMD4/1 SIMD64/1 SIMD8/1
            SIMDMask/1
            """
        ),
        .containers(
            [.hashable, .sendable],
            """
            ArraySlice/1 DiscontiguousSlice/1 RangeSet/1 Result/2
            """
        ),
        .values(
            [.hashable, .sendable],
            """
            CodingUserInfoKey FloatingPointClassification FloatingPointSign Task/2 UTF32
            """
        ),
        .values(
            [.hashable, .sendable, .comparable],
            """
            CChar32 Character CLongDouble CWideChar Float80 ObjectIdentifier Substring UnicodeScalar
            """
        ),
        .values(
            [],
            """
            AnyBidirectionalCollection/1 AnyCollection/1 AnyIterator/1 AnyRandomAccessCollection/1 AnyRegexOutput
            AnySequence/1 DiscardingTaskGroup KeyedDecodingContainer/1 KeyedEncodingContainer/1 Mirror Regex/1
            TaskGroup/1 ThrowingTaskGroup/2 Unmanaged/1 UnsafeBufferPointer/1 UnsafeMutableBufferPointer/1
            UnsafeMutableRawBufferPointer UnsafeRawBufferPointer
            """
        ),
        .values(
            [.sendable, .error],
            """
            CancellationError DecodingError EncodingError
            """
        ),
        .values(
            [.hashable, .codable, .sendable, .comparable],
            """
            CChar CChar16 CChar8 CDouble CFloat CFloat16 CInt CLong CLongLong CShort CSignedChar CUnsignedChar
            CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort Duration Float32 Float64 Int128 String
            UInt128
            """
        ),
        .values(
            [.hashable],
            """
            AnyHashable OpaquePointer RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind
            """
        ),
        .containers(
            [.equatable, .sendable],
            """
            EmptyCollection/1
            """
        ),
        .containers(
            [.sendable],
            """
            CollectionOfOne/1 DefaultIndices/1 EnumeratedSequence/1 KeyValuePairs/2 LazySequence/1
            ReversedCollection/1 Slice/1 UnfoldSequence/2 Zip2Sequence/2
            """
        ),
        .values(
            [.sendable],
            """
            AnyClass AsyncStream/1 AsyncThrowingStream/2 CheckedContinuation/2 ContinuousClock Hasher StaticBigInt
            StaticString StrideThrough/1 StrideTo/1 SuspendingClock SystemRandomNumberGenerator Unicode
            UnsafeContinuation/2 UTF16 UTF8
            """
        ),
        .classes(
            [.hashable],
            """
            AnyKeyPath KeyPath/2 PartialKeyPath/1 ReferenceWritableKeyPath/2 WritableKeyPath/2
            """
        ),
        .classes(
            [],
            """
            ManagedBuffer/2
            """
        ),
        .values(
            [.equatable],
            """
            ManagedBufferPointer/2
            """
        ),
        .containers(
            [.codable, .sendable],
            """
            PartialRangeFrom/1 PartialRangeThrough/1 PartialRangeUpTo/1
            """
        ),
        .values(
            [.hashable, .codable, .sendable, .comparable, .scalar],
            """
            Double Float Float16 Int Int16 Int32 Int64 Int8 UInt UInt16 UInt32 UInt64 UInt8
            """
        ),
        .values(
            [.hashable, .comparable],
            """
            UnsafeMutablePointer/1 UnsafeMutableRawPointer UnsafePointer/1 UnsafeRawPointer
            """
        ),
        .classes(
            [.sendable],
            """
            MainActor TaskLocal/1
            """
        ),
        .values(
            [.equatable, .codable, .sendable, .comparable],
            """
            TaskPriority
            """
        ),
        .protocols(
            """
            Actor AdditiveArithmetic AsyncIteratorProtocol AsyncSequence BidirectionalCollection BinaryFloatingPoint
            BinaryInteger BitwiseCopyable CaseIterable Clock CodingKey CodingKeyRepresentable Collection Comparable
            Copyable CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
            CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible CVarArg Decodable Decoder
            DurationProtocol Encodable Encoder Equatable Error Escapable ExpressibleByArrayLiteral
            ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
            ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
            ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
            FixedWidthInteger FloatingPoint GlobalActor Hashable Identifiable InstantProtocol IteratorProtocol
            KeyedDecodingContainerProtocol KeyedEncodingContainerProtocol LazyCollectionProtocol
            LazySequenceProtocol LosslessStringConvertible MutableCollection Numeric OptionSet
            RandomAccessCollection RandomNumberGenerator RangeExpression RangeReplaceableCollection RawRepresentable
            RegexComponent Sendable SendableMetatype Sequence SerialExecutor SetAlgebra SignedInteger SignedNumeric
            SIMD SIMDScalar SingleValueDecodingContainer SingleValueEncodingContainer Strideable
            StringInterpolationProtocol StringProtocol TaskExecutor TextOutputStream TextOutputStreamable
            UnicodeCodec UnkeyedDecodingContainer UnkeyedEncodingContainer UnsignedInteger
            """
        ),
        .unstorable("ExecutorJob MutableRawSpan MutableSpan/1 OutputRawSpan OutputSpan/1 RawSpan Span/1 UTF8Span"),
        .values([.hashable, .codable, .sendable, .comparable, .error], "Never"),
        .values([.sendable], "Void"),
        .values([], "Any AnyObject"),
        .protocols("Codable"),
    ]
}
