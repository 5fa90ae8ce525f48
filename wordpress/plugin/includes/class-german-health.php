<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** The test in Site Health of a site that keeps German: nobody keeps it up. */
class German_Health {
	public static function add_test( array $tests ): array {
		if ( 'german' === languages_folder() ) {
			$tests['direct']['product_selector_german'] = array(
				'label' => __( 'Product Selector: German', 'product-selector' ),
				'test'  => array( __CLASS__, 'test' ),
			);
		}
		return $tests;
	}

	public static function test(): array {
		$label = __( 'Nobody keeps the German of Product Selector up', 'product-selector' );
		$text  = __( 'This site used the German draft before an update, so it stays. New sentences are English.', 'product-selector' );
		/* translators: 1: a file of the plugin, 2: a file in wp-content. */
		$advice = __( 'Copy %1$s to %2$s, then translate there what is missing and reword what reads badly. That file comes first.', 'product-selector' );
		$own    = 'languages/plugins/product-selector-' . get_locale() . '.messages.json';
		$advice = sprintf( $advice, 'german/messages.json', $own );
		return array( 'test' => 'product_selector_german' ) + Health::result( 'recommended', $label, $text, $advice );
	}
}
