<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The test in Site Health: enquiries that can't be stored, that nobody was notified of, or whose senders a proxy hides. */
class Enquiry_Health {
	/** The reason why enquiries can't be stored or read, with the remedy; null if they can. */
	public static function fault(): ?array {
		$is_sound = ! Enquiry_Store::is_set_up() || ( Enquiry_Store::is_current() && null !== Enquiry_List::not_notified() );
		return $is_sound ? null : array(
			__( 'Product Selector can’t store enquiries', 'product-selector' ),
			__( 'The table of enquiries can’t be read, or lacks columns of this version, so visitors are told that sending failed.', 'product-selector' ),
			__( 'Ask your host to check the database, and whether its user may ALTER tables. The site’s error log has the reason.', 'product-selector' ),
		);
	}

	public static function test(): array {
		$fault = self::fault();
		if ( $fault ) {
			return Health::result( 'critical', ...$fault );
		}
		$rows = Enquiry_List::not_notified();
		if ( $rows ) {
			$label  = __( 'Nobody was told about some enquiries', 'product-selector' );
			$text   = __( 'They are stored, but mail or webhook failed or never ran:', 'product-selector' );
			$advice = __( 'Read them under Enquiries. Then check the recipients and the webhook under Settings → Product Selector, that this site can send mail, and that its cron runs.', 'product-selector' );
			$lines  = array_map( static fn( $row ) => trim( "$row->reference $row->mail_fault $row->webhook_fault" ), $rows );
			return Health::result( 'recommended', $label, $text, $advice, $lines );
		}
		if ( Visitor_Address::is_hidden() && '' === Visitor_Address::find() ) {
			$label = __( 'A proxy hides who sends enquiries', 'product-selector' );
			$text  = __( 'So one visitor may send as many an hour as all together, and none of them is suspected for it.', 'product-selector' );
			/* translators: 1: a variable of PHP, 2: settings of servers, 3: a filter. */
			$advice = __( 'Let the server put the visitor’s address into %1$s (%2$s), or use the filter %3$s.', 'product-selector' );
			return Health::result( 'recommended', $label, $text, sprintf( $advice, 'REMOTE_ADDR', 'real_ip_header, mod_remoteip', 'product_selector_visitor_address' ) );
		}
		$label = __( 'Every enquiry was passed on', 'product-selector' );
		$text  = __( 'Mail and webhook work, as far as the stored enquiries show.', 'product-selector' );
		return Health::result( 'good', $label, $text );
	}
}
