extension SDK {
  /// The expected output of `BrazeKitProgram`.
  var brazeKitOutput: String {
    #"""
    1: extras {"flag": true, "list": [1, "a"], "number": 1.5, "text": "x"}, title T, \#
    cardDescription D, urlString https://example.com/a.png, openURLInWebView true, domain O, \#
    language en, createdAt 1.5, expiresAt 2.5, isViewed true, isClicked true, isPinned true, \#
    isDismissible true, isRemoved true, isTest true
    2: kind classicImage, title T, cardDescription D, image https://example.com/a.png, \#
    imageAltText A, domain O, language en
    3: kind imageOnly, image https://example.com/a.png, imageAltText A, \#
    imageAspectRatio 1.5, urlString https://example.com/a.png, language en
    4: kind captionedImage, title T, cardDescription D, image https://example.com/a.png, \#
    imageAltText A, imageAspectRatio 1.5, domain O, language en
    5: extras {"class_type": "ad_banner"}, kind control
    6: kind imageOnly\#(adapter == .brazekit ? "" : ", image braze://blank-image")
    == cached
    ["coupon of 12.5 %"], 1 control
    == a sync
    ["coupon of 12.5 %", "ad"], 1 control
    == a refresh that succeeds, and one that fails
    ["coupon of 12.5 %", "ad", "coupon of 5 %"], 1 control
    failed: sdkDisabled
    ["coupon of 12.5 %", "ad", "coupon of 5 %"], 1 control
    == a refresh that is answered late
    failed: The operation timed out after 0.001 seconds.
    ["coupon of 12.5 %", "ad", "coupon of 5 %"], 1 control
    ["coupon of 12.5 %", "ad", "coupon of 5 %", "coupon of 7 %"], 1 control
    == logging
      SDK: a: impression
      SDK: a: click by Braze
      SDK: a: dismissal
    a [true, false, true, true]
      SDK: b: impression
      SDK: b: click
      SDK: b: dismissal
    b [true, false, true, true]
      SDK: c: impression
      SDK: c: click by Braze
    c [true, false, true, false]
      SDK: control: impression
    ["coupon of 5 %", "coupon of 7 %"], 1 control
    cards of the SDK: ["c true true", "d false false", "control true false"]
    == click actions
      SDK: web: click
    https://example.com/a true opened
      SDK: opens https://example.com/a in a web view
      SDK: app: click
    shop://cart false opened
      SDK: leaves shop://cart to the app
      SDK: none: click by Braze
    no URL false noLink
    == a change of the user that the SDK completes late
    false []
    true ["of bob"]
    true ["a"]
    true ["of bob"]
    == without a store
    1 0
      SDK: web: impression
      SDK: web: click
      SDK: web: dismissal
    [true, true, true, true]
      SDK: opens https://example.com/a in a web view
    true

    """#
  }
}
