internal import UniformTypes

extension Signature {
  static let diskImages: [Signature] = [
    Signature(
      "expert-witness", "'EVF' 09 0D 0A FF 00", .decides(.expertWitness),
      "the signature of an image (EWF specification, 3.1)"),
    Signature(
      "expert-witness-logical", "'LVF' 09 0D 0A FF 00", .decides(.expertWitness),
      "the signature of an image of single files (EWF specification, 3.1)"),
    Signature("vmdk", "'KDMV' ?? 00 00 00", .decides(.vmdk), "the mark and a version"),
    Signature(
      "vmdk-cowd", "'COWD' 01 00 00 00", .decides(.vmdk), "the mark of an ESX sparse disk and version 1"),
    Signature(
      "vmdk-descriptor", "'# Disk DescriptorFile'", .decides(.vmdk), "the first line of a descriptor"),
    Signature("vhdx", "'vhdxfile'", .decides(.vhdx), "eight bytes of mark"),
    Signature("vhd", "'conectix'", .decides(.vhd), "eight bytes of mark"),
    Signature("vdi", "7F 10 DA BE", at: 64, .decides(.vdi), "the magic number behind the description"),
    Signature(
      "vdi-oracle", "'<<< Oracle VM VirtualBox Disk Image'", .decides(.vdi), "the description in full"),
    Signature("vdi-sun", "'<<< Sun VirtualBox Disk Image'", .decides(.vdi), "the description in full"),
    Signature(
      "vdi-sun-xvm", "'<<< Sun xVM VirtualBox Disk Image'", .decides(.vdi), "the description in full"),
    Signature(
      "vdi-innotek", "'<<< innotek VirtualBox Disk Image'", .decides(.vdi), "the description in full"),
    Signature("vdi-qemu", "'<<< QEMU VM Virtual Disk Image'", .decides(.vdi), "the description in full"),
    Signature("vdi-clone", "'<<< CloneVDI VirtualBox Disk Image'", .decides(.vdi), "the description in full"),
    Signature("qcow", "'QFI' FB 00 00 00 ??", .decides(.qcow), "the mark and a version"),
    Signature("qed", "'QED' 00", .reads(.qed, DiskImages.readQED), "four bytes of mark, then a cluster size"),
    Signature(
      "squashfs", "'hsqs'", .reads(.squashFS, DiskImages.readSquashFS),
      "four letters, then version and block size"),
    Signature(
      "squashfs-big", "'sqsh'", .suggests(.squashFS), "four letters, of older versions in big-endian order"),
    Signature("cramfs", "45 3D CD 28", .reads(.cramFS, DiskImages.readCramFS), "the magic number"),
    Signature("cramfs-big", "28 CD 3D 45", .reads(.cramFS, DiskImages.readCramFS), "the magic number"),
    Signature("romfs", "'-rom1fs-'", .decides(.romFS), "eight letters of mark"),
    Signature("erofs", "E2 E1 F5 E0", at: 1024, .decides(.erofs), "the superblock's magic number"),
    Signature(
      "ext", "53 EF", at: 1080, .reads(.extFileSystem, DiskImages.readExt),
      "the superblock's magic number, which needs the fields around it"),
    Signature("xfs", "'XFSB' 00 00", .decides(.rawDiskImage), "the superblock of an XFS volume"),
    Signature("luks", "'LUKS' BA BE 00", .decides(.rawDiskImage), "the header of an encrypted volume"),
    Signature(
      "gpt", "'EFI PART' 00 00 01 00", at: 512, .suggests(.rawDiskImage),
      "a partition table in sector 1, which bootable CD images have too"),
    Signature(
      "hfs-plus", "'H+' 00 04", at: 1024, .suggests(.appleDiskImage),
      "the header of an HFS+ volume and its version"),
    Signature(
      "hfs-x", "'HX' 00 05", at: 1024, .suggests(.appleDiskImage),
      "the header of an HFSX volume and its version"),
    Signature(
      "apple-partitions", "'ER' 02 00", .suggests(.appleDiskImage),
      "the driver descriptor before Apple's partition map"),
    Signature("apfs", "'NXSB'", at: 32, .suggests(.appleDiskImage), "the superblock of an APFS container"),
    Signature("ntfs", "'NTFS    '", at: 3, .decides(.rawDiskImage), "an NTFS volume's boot sector"),
    Signature(
      "exfat", "'EXFAT   ' 00 00 00 00", at: 3, .decides(.rawDiskImage), "an exFAT volume's boot sector"),
    Signature(
      "fat-32", "'FAT32   '", at: 82, .reads(.rawDiskImage, DiskImages.readBootSector),
      "a file system's name in a boot sector"),
    Signature(
      "fat-16", "'FAT16   '", at: 54, .reads(.rawDiskImage, DiskImages.readBootSector),
      "a file system's name in a boot sector"),
    Signature(
      "fat-12", "'FAT12   '", at: 54, .reads(.rawDiskImage, DiskImages.readBootSector),
      "a file system's name in a boot sector"),
    Signature("mame-chd", "'MComprHD' 00 00 00", .decides(.chd), "eight letters, then a header's size"),
    Signature("hfe", "'HXCPICFE'", .decides(.hfe), "eight letters of mark"),
    Signature("hfe-3", "'HXCHFEV3'", .decides(.hfe), "eight letters of mark"),
    Signature(
      "compressed-iso", "'CISO'", .reads(.compressedISO, DiskImages.readCISO), "four letters, then sizes"),
    Signature(
      "compressed-iso-lz4", "'ZISO'", .reads(.compressedISO, DiskImages.readCISO), "four letters, then sizes"),
    Signature(
      "amiga-disk", "'DOS'", .reads(.amigaDisk, DiskImages.readAmiga), "three letters and a file system"),
    Signature(
      "two-image", "'2IMG'", .reads(.appleIIDisk, DiskImages.readTwoImage),
      "four letters, then a header's size"),
    Signature("woz", "'WOZ1' FF 0A 0D 0A", .decides(.appleIIDisk), "the mark and transfer bytes"),
    Signature("woz-2", "'WOZ2' FF 0A 0D 0A", .decides(.appleIIDisk), "the mark and transfer bytes"),
    Signature("fds", "'FDS' 1A", .decides(.floppyFDS), "four bytes of mark"),
    Signature("fds-bare", "01 '*NINTENDO-HVC*'", .decides(.floppyFDS), "a disk's information block"),
    Signature(
      "thomson-sap", "'SYSTEME D' 27 'ARCHIVAGE PUKALL'", at: 1, .decides(.thomsonSAP), "the archiver's name"),
  ]
}
