<?php
namespace ProductSelector;

defined( 'ABSPATH' ) || exit;

/** What the owner has to renew: in Site Health, and on the dashboard from 30 days before. */
class Reminders {
	private const DAYS_BEFORE = 30;

	/** After this many days, a range is likely to differ from what is sold. */
	private const CATALOGUE_DAYS = 365;

	public static function test(): array {
		$found = self::all();
		return $found
			? Health::result( 'recommended', __( 'Product Selector’s catalogue or prices need a look', 'product-selector' ), __( 'Visitors see what you have published:', 'product-selector' ), __( 'Publish what you sell now under Settings → Product Selector.', 'product-selector' ), $found )
			: Health::result( 'good', __( 'Product Selector’s catalogue and prices are current', 'product-selector' ), __( 'No price list or sale has ended, and the catalogue is less than a year old.', 'product-selector' ) );
	}

	/** A notice on the dashboard. */
	public static function show_notice(): void {
		$found = current_user_can( 'manage_options' ) ? self::all() : array();
		if ( $found ) {
			$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( Admin_Page::ADDRESS ) ), esc_html__( 'Publish what you sell now', 'product-selector' ) );
			wp_admin_notice( '<strong>' . esc_html__( 'Product Selector', 'product-selector' ) . '</strong> ' . implode( ' ', array_map( 'esc_html', $found ) ) . ' ' . $link, array( 'type' => 'warning' ) );
		}
	}

	/** One sentence for each thing that has ended, or that ends within 30 days. */
	private static function all(): array {
		$version = Versions::all()[0] ?? null;
		$reply   = $version ? Shop_Reply::current() ?? Versions::current( true ) : null;
		return array_values( array_filter( array( self::prices(), $reply ? self::sales( $reply->body ) : null, $reply ? self::held( $reply->held ?? array() ) : null, $version ? self::age( $version->published ) : null ) ) );
	}

	private static function prices(): ?string {
		$until = Installation::stored()->valid_until ?? null;
		if ( null === $until || $until > self::day( self::DAYS_BEFORE ) ) {
			return null;
		}
		/* translators: %s: a date. */
		$ends = __( 'Your installation prices end on %s; after that day, visitors see none.', 'product-selector' );
		/* translators: %s: a date. */
		$over = __( 'The last day of your installation prices, %s, is over: visitors see none.', 'product-selector' );
		return sprintf( $until < self::day( 0 ) ? $over : $ends, self::date( $until ) );
	}

	/** Visitors see the regular price again, and somebody may have planned the next sale. */
	private static function sales( string $body ): ?string {
		preg_match_all( '/"price_from_aud":[\d.]+,"from":(?:null|"[\d-]+"),"to":"(\d{4}-\d\d-\d\d)"/', $body, $found );
		$ended = array_filter( $found[1], static fn( string $to ): bool => $to < self::day( 0 ) );
		if ( ! $ended ) {
			return null;
		}
		/* translators: 1: a number of sales, 2: a date. */
		$text = _n( '%1$s sale has ended, on %2$s: visitors see the regular price.', '%1$s sales have ended, the last on %2$s: visitors see the regular prices.', count( $ended ), 'product-selector' );
		return sprintf( $text, number_format_i18n( count( $ended ) ), self::date( max( $ended ) ) );
	}

	/** Prices of the shop that wait. */
	private static function held( array $ids ): ?string {
		/* translators: %s: ids of systems. */
		$text = __( 'In your shop, these prices moved by more than half, so visitors see the ones before: %s.', 'product-selector' );
		return $ids ? sprintf( $text, implode( ', ', $ids ) ) : null;
	}

	private static function age( string $published ): ?string {
		$days = intdiv( time() - (int) strtotime( "$published UTC" ), DAY_IN_SECONDS );
		/* translators: %s: a date. */
		$text = __( 'Your catalogue is of %s. Publish it again each year at least, so visitors see what you sell and what it costs.', 'product-selector' );
		return $days < self::CATALOGUE_DAYS - self::DAYS_BEFORE ? null : sprintf( $text, self::date( $published ) );
	}

	/** A day from today on, in the site's time zone. */
	private static function day( int $days ): string {
		return (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
	}

	private static function date( string $day ): string {
		return (string) mysql2date( get_option( 'date_format' ), $day );
	}
}
