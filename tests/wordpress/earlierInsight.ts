import type { Site } from './startSite.mjs';

/** What the last edition left on a site that had insight on, as if the plugin had just been updated. */
export const leaveInsight = (site: Site, blog = 1) =>
  site.php(
    `if (is_multisite()) switch_to_blog($input);
     global $wpdb;
     $table = "{$wpdb->prefix}product_selector_insight";
     $wpdb->query("CREATE TABLE $table (week varchar(10) NOT NULL, counter varchar(150) NOT NULL, total int(10) unsigned NOT NULL, PRIMARY KEY (week,counter))");
     foreach ([['2026-W48', 'zone=hot', 2], ['2026-W47', 'combination Q2=Apartment&Q3=Single Room', 7], ['hour', '0123456789abcdef', 9], ['month', '2026-11', 1]] as [$week, $counter, $total])
       $wpdb->insert($table, compact('week', 'counter', 'total'));
     update_option('product_selector_insight_db', '2', false);
     update_option('product_selector_insight', ['notes' => true, 'steps' => true, 'enquiries' => true]);
     get_role('administrator')->add_cap('manage_product_selector_enquiries');
     delete_option('product_selector_edition');`,
    blog,
  );

export const INSIGHT_CSV =
  '\ufeff"week","counter","count"\r\n"2026-W47","combination Q2=Apartment&Q3=Single Room",7\r\n"2026-W48","zone=hot",2\r\n';
