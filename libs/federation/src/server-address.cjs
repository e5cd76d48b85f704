// First in a build for a server: its pictures have the address of its own release, which only who draws with it knows and hands in.
__webpack_public_path__ = __non_webpack_require__('release-address');
