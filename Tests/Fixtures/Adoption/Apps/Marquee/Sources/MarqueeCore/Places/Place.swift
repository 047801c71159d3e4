// swift-format-ignore-file

/// Every place of the app; each feature adds its own in an extension.
public enum Place {}
