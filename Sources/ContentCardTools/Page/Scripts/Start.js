startNavigation();
startCheck();
