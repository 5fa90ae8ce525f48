<?php
namespace ProductSelector;

use WP_Block;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Prints the element, with content for search engines, for the block and the shortcode. */
class Element {
	/** The size of the box until the selector has loaded. */
	private const BOX = 'display:grid;grid-template-columns:minmax(0,min(68em,100vw)) 1fr;align-content:start;min-block-size:40rem';

	/**
	 * Renders the block, or the shortcode, whose attributes have no capitals. Only pages with a selector get the loader. The loader
	 * is inside the element, because a theme, builder or popup may render it after WordPress has printed its own modules.
	 */
	public static function render( $attributes, $content = '', $origin = null ): string {
		$given = self::read( (array) $attributes );
		$read  = Attributes::read( $given ) + array( 'heading-level' => '2', 'back' => 'steps' );
		$level = $read['heading-level'];
		$core  = $origin instanceof WP_Block ? self::core_attributes() : array();
		$own   = array( 'data-module' => sanitize_url( element_address() ), 'rest-url' => sanitize_url( Languages::rest_url() ) );
		$texts = self::messages();
		$own  += $read + self::language( $texts ) + array( 'system' => self::system() );
		$own  += array(
			'id'    => preg_replace( '/\s+/', '', $given['anchor'] ?? '' ) ?: null,
			'class' => $core['class'] ?? null,
			'style' => self::BOX . Colours::declarations( (array) $attributes, $given ) . Colours::theme_accent_declaration() . ';' . ( $core['style'] ?? '' ),
		);
		$start = self::styles() . ( 'visible' === ( $read['load'] ?? '' ) ? '' : self::preloads() );
		return '<product-selector' . self::attributes( $own ) . '>' . $start . self::landing( $given, $level, $texts ?? array() )
			. ( is_feed() ? '' : Page_Settings::statistics() . self::script( 'loader.js' ) ) . '</product-selector>';
	}

	/** The system of the shop's product whose page this is, if it is in the range: the product's own, or one of its sizes. */
	private static function system(): ?string {
		if ( ! Shop::is_there() || ! is_singular( 'product' ) ) {
			return null;
		}
		$product = Shop::product( get_queried_object_id() );
		$sizes   = $product && $product->is_type( 'variable' ) ? array_filter( array_map( array( Shop::class, 'product' ), $product->get_children() ) ) : array();
		foreach ( $product ? array_merge( array( $product ), $sizes ) : array() as $one ) {
			if ( null !== System_Titles::find( Shop::id( $one ) ) ) {
				return Shop::id( $one );
			}
		}
		return null;
	}

	/** A block's attributes and a shortcode's, under the same names: small letters without hyphens. */
	private static function read( array $attributes ): array {
		$given = array();
		foreach ( $attributes as $name => $value ) {
			$given[ str_replace( '-', '', strtolower( $name ) ) ] = is_scalar( $value ) ? trim( (string) $value ) : '';
		}
		return $given;
	}

	/** Attributes as HTML. Null leaves one out. @param array<string, string|null> $list */
	private static function attributes( array $list ): string {
		$html = '';
		foreach ( array_filter( $list, 'is_string' ) as $name => $value ) {
			$html .= " $name=\"" . esc_attr( $value ) . '"';
		}
		return $html;
	}

	/** Classes and styles from WordPress's own block settings, as strings. */
	private static function core_attributes(): array {
		$tag = new WP_HTML_Tag_Processor( '<div ' . get_block_wrapper_attributes() . '>' );
		$tag->next_tag();
		return array_filter(
			array( 'class' => $tag->get_attribute( 'class' ), 'style' => $tag->get_attribute( 'style' ) ),
			'is_string'
		);
	}

	/**
	 * The sentences of the page's language; null for the selector's own. They come from a file in WordPress's folder for translations, such
	 * as `languages/plugins/product-selector-fr_FR.messages.json`. A site that used German keeps it below that file.
	 */
	private static function messages(): ?array {
		$locale   = determine_locale();
		$tag      = str_replace( '_', '-', $locale );
		$messages = self::read_messages( WP_LANG_DIR . '/plugins/product-selector-' . $locale . '.messages.json' );
		if ( 'german' === languages_folder() && 0 === strpos( $locale, 'de' ) ) {
			$messages = (array) $messages + array( 'lang' => $tag ) + (array) self::read_messages( plugin_dir_path( FILE ) . 'german/messages.json' );
		}
		/**
		 * The selector's sentences by key, as `product-selector messages` prints them; null for its own.
		 *
		 * @param array|null $messages From the translation files, if there are any.
		 * @param string     $locale   Such as fr_FR.
		 */
		$messages = apply_filters( 'product_selector_messages', $messages, $locale );
		return $messages && is_array( $messages ) ? $messages : null;
	}

	/** The page's language for the selector. Nothing in English without sentences of its own. */
	private static function language( ?array $messages ): array {
		$locale = determine_locale();
		return array(
			'lang'     => 0 === strpos( $locale, 'en' ) ? null : str_replace( '_', '-', $locale ),
			'messages' => $messages ? (string) wp_json_encode( $messages ) : null,
		);
	}

	/** The sentences in a file; null if it isn't there or isn't an object. */
	private static function read_messages( string $file ): ?array {
		$messages = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		return is_array( $messages ) ? $messages : null;
	}

	/** The styles of the landing content: a link, because a filter that takes tags away would leave their text. */
	private static function styles(): string {
		$file = 'element/landing.css';
		return '<link rel="stylesheet" href="' . esc_url( add_query_arg( 'ver', version_of( $file ), plugins_url( $file, FILE ) ) ) . '">'; // phpcs:ignore WordPress.WP.EnqueuedResources -- A theme, builder or popup may render the element after the head.
	}

	/** The preloads for *Start*, from the build. A selector that waits has none. */
	private static function preloads(): string {
		$html = (string) file_get_contents( plugin_dir_path( FILE ) . 'element/start.html' );
		return str_replace( 'https://provider.example/embed/', esc_url( plugins_url( 'element/', FILE ) ), $html );
	}

	/**
	 * The landing content: for search engines, visitors without JavaScript, and everyone until the selector loads. The style sheet shows
	 * what is hidden; where a filter has taken everything else away, it stays hidden. The selector's own sentences come first.
	 */
	private static function landing( array $given, string $level, array $messages ): string {
		$link  = esc_url( $given['link'] ?? '' );
		$text  = $given['linktext'] ?? '';
		$words = array(
			'title'   => __( 'Find the air conditioning that suits your home', 'product-selector' ),
			'lead'    => __( 'Answer a few plain questions about your home, and see which systems fit and why.', 'product-selector' ),
			'length'  => __( 'Up to nine questions, about two minutes, no expertise needed.', 'product-selector' ),
			'private' => __( 'No name, email or phone number needed.', 'product-selector' ),
			'honest'  => __( "Where we don't know something, we say so.", 'product-selector' ),
		);
		foreach ( $words as $key => $word ) {
			$own           = $messages[ "landing.$key" ] ?? $word;
			$words[ $key ] = esc_html( is_string( $own ) ? $own : $word );
		}
		$parts = array(
			"<h$level>" . $words['title'] . "</h$level>",
			'<p>' . $words['lead'] . '</p>',
			'<noscript><p hidden>' . esc_html__( 'The questions need JavaScript, and your browser has it switched off.', 'product-selector' ) . '</p></noscript>',
			'<p class="product-selector-late" hidden>' . esc_html__( "The questions haven't loaded. Reload the page, or try another browser.", 'product-selector' ) . '</p>',
			'<ul><li>' . implode( '</li><li>', array_slice( $words, 2 ) ) . '</li></ul>',
			'<p><a href="' . ( '' === $link ? esc_url( home_url( '/' ) ) : $link ) . '">',
			( '' === $text ? esc_html__( 'All our air conditioners', 'product-selector' ) : esc_html( $text ) ) . '</a></p>',
		);
		return '<div class="product-selector-landing">' . implode( '', $parts ) . Range::html( $given['range'] ?? '' ) . '</div>';
	}

	/** The marks that tell optimisers to leave a script alone. */
	private const LEFT_ALONE = array( 'data-cfasync' => 'false', 'nowprocket' => true, 'data-no-optimize' => '1' );

	/** A script of the plugin as a module. */
	public static function script( string $file ): string {
		if ( 'loader.js' === $file ) {
			// Not inside the element: a filter that takes tags away would leave its text.
			add_action( 'wp_footer', array( self::class, 'print_watch' ), 11 );
		}
		$src = add_query_arg( 'ver', version_of( $file ), plugins_url( $file, FILE ) );
		return trim( wp_get_script_tag( compact( 'src' ) + array( 'type' => 'module' ) + self::LEFT_ALONE ) );
	}

	/** Says so where the loader is missing. Unlike an attribute of its tag, a script can carry the nonce of a strict policy. */
	public static function print_watch(): void {
		$loader = wp_json_encode( plugins_url( 'loader.js', FILE ) );
		wp_print_inline_script_tag( "addEventListener('error', ({ target }) => target.src?.startsWith($loader) && document.documentElement.classList.add('product-selector-failed'), true)", self::LEFT_ALONE );
	}

	/** On a page without the selector, for one that comes later. */
	public static function print_loader(): void {
		echo self::script( 'loader.js' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Made by WordPress.
	}
}
