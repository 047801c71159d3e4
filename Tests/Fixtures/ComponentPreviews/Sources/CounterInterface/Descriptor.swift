public import ViperRuntime
extension ViewDescriptor { public struct LoafOfTheDayDescriptor {} }
