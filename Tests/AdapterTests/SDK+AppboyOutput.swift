extension SDK {
  /// The expected output of `AppboyProgram`.
  var appboyOutput: String {
    #"""
    == before the SDK is started
    failed: The SDK is not started: Appboy.sharedInstance() is nil.
    [], 0 control
    == the layouts of cards
    1: extras {"flag": true, "number": 1.5, "text": "x"}, title T, cardDescription D, \#
    urlString https://example.com, openURLInWebView true, domain O, createdAt 1.5, \#
    expiresAt 2.5, isViewed true, isClicked true, isPinned true, isDismissible true, \#
    isDismissed true, isTest true
    2: kind classicImage, title T, cardDescription D, image https://example.com/a.png
    3: kind imageOnly, image https://example.com/a.png, imageAspectRatio 1.33
    4: kind captionedImage, title T, cardDescription D, image https://example.com/a.png, \#
    imageAspectRatio 1.5, domain O
    5: extras {"class_type": "ad_banner"}, kind control
    6: 
    without texts: 
    without a picture: kind imageOnly
    without anything: kind captionedImage
    == cached
    ["coupon of 12.5 %"], 1 control
    == a sync that succeeds, and one that fails
    ["coupon of 12.5 %", "ad"], 1 control
    == a refresh that succeeds
    ["coupon of 12.5 %", "ad", "coupon of 5 %"], 1 control
    ["refresh requested"]
    == a refresh that fails, one without an answer, and one that is cancelled
    failed: The SDK reported that a sync of content cards failed.
    ["coupon of 12.5 %", "ad", "coupon of 5 %"], 1 control
    failed: The operation timed out after 0.001 seconds.
    failed: CancellationError()
    ["refresh requested", "refresh requested", "refresh requested"]
    == logging
    a [true, false, false, true] ["a: impression", "a: dismissal"]
    b [true, false, false, true] ["b: impression", "b: click", "b: dismissal"]
    c [true, false, false, false] ["c: impression"]
    ["coupon of 5 %"], 1 control
    == an impression from another thread
    ["control: impression"]

    """#
  }
}
