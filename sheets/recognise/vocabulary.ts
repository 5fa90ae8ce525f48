import type { Column, Control } from '../../src/catalogue/product.ts';

/**
 * Words for columns and kinds in lists of air conditioners, one line for each idea: English first, then German, French, Spanish,
 * Italian, Portuguese, Chinese, Japanese, Korean, Vietnamese, Thai, Russian and Ukrainian, Hungarian, Indonesian, Dutch,
 * Bulgarian. To add another language, add its words to these lines.
 * Case and accents don't count; `_` is a space, and `*` stands for any ending. Longer words win.
 */
export const HEADING_WORDS = {
  cooling: `cooling cool clg refrigeration_capacity kühl* kälte* froid refroid* frigorifique frío frigorífica enfriamiento refrigeración
    raffredd* refriger* arrefec* resfri* 制冷 冷房 냉방 lạnh làm_lạnh ความเย็น охлад* охлаж* холод* hűt* pendingin* koel* koud* охлажд*`,
  heating: `heating heat htg heiz* wärme* chaud chauff* calefac* calor riscald* aquec* 制热 制熱 暖房 난방 sưởi làm_nóng ความร้อน обогрев*
    тепл* отопл* нагрев* обігрів* fűt* pemanas* calorífic* verwarm* verwarmings*`,
  heatPump: 'heat_pump* wärmepumpe* pompe_à_chaleur bomba_de_calor pompa_di_calore 热泵 теплов*_насос* hőszivattyú',
  capacity: `capacity capacities cap capacidad capacidade capacità capacité output leistung* puissance potencia potenza 能力 容量 용량 능력
    công_suất กำลัง мощност* производит* продуктивн* потужн* teljesítmény* kapasitas ขนาดทำ ความสามารถ vermogen капацитет`,
  power: 'power',
  kw: 'kw kilowatt kilowatts квт 千瓦',
  kwCooling: 'kw_c c_kw kw_cl',
  kwHeating: 'kw_h h_kw kw_ht',
  btu: 'btu btus btuh btu_h btu_hr btu_rating',
  energy: 'kwh',
  volts: 'v hz в гц ф',
  input: `input* inputs consumption consumes consumed running_current current currents amps ampere* amp absorbed rated_power power_cord
    aufnahme* *verbrauch stromaufnahme consommation absorb* consumo entrada 消費 功耗 输入 耗电 소비 tiêu_thụ потреб* споживан* ток* струм* fogyaszt*
    felvett konsumsi daya_listrik 功率 felvétel* opgenomen *verbruik elektriciteitsverbruik консумац* консумирана`,
  efficiency: `eer eer2 cop seer seer2 scop aeer acop hspf hspf2 ieer iplv cspf efficiency efficien* effizienz* klasse *klasse classe class rating_class rendement
    eficiencia efficienza 能效 効率 효율 hiệu_suất эффектив* класс* клас* hatékonyság osztály efisiensi rendement energieklasse energielabel ефективност`,
  stars: 'star stars star_rating star_rated energy_star energy_stars energy_rating rating ratings',
  sound: `sound noise acoustic dba db_a db geräusch* schall* lärm* lautst* bruit sonore acoustique ruido sonoro sonora rumor* acústic* 噪音 噪声 噪聲 騒音
    運転音 소음 độ_ồn เสียง шум* звук* zaj* kebisingan bising geluid*`,
  soundPower: `sound_power acoustic_power noise_power schallleistung* schalleistung* puissance_acoustique puissance_sonore potencia_acústica potencia_sonora
    potenza_sonora 声功率 音響パワー 음향_파워 công_suất_âm звуковая_мощность звуковой_мощности hangteljesítmény* daya_suara swl lwa geluidsvermogen* geluidvermogen* звукова_мощност`,
  soundPressure: 'spl lpa hangnyomás* geluidsdruk* geluiddruk* звуково_налягане',
  pressure:
    'pressure *druck pression presión pressione pressão 声压 音圧 음압 áp_suất давлен* тиск* nyomás* tekanan налягане',
  width:
    'width breite* largeur ancho anchura larghezza largura 宽 寬 幅 폭 너비 rộng chiều_rộng กว้าง ширин* szélesség lebar 가로 breedte широчина',
  height:
    'height höhe* hauteur alto altura altezza 高度 高さ 高 높이 cao chiều_cao สูง высот* висот* magasság tinggi 세로 hoogte височин*',
  depth: `depth tiefe* profondeur fondo profundidad profondità profundidade 深 奥行 깊이 sâu chiều_sâu ลึก глубин* глибин* mélység kedalaman diepte дълбочин*`,
  length: 'length länge longueur longitud lunghezza comprimento lengte длин*',
  size: `dimension dimensions dimensional size sizes maße abmessung* dimensiones medidas dimensioni dimensões 尺寸 寸法 치수 크기 kích_thước ขนาดเครื่อง габарит*
    размер* розмір* méret* dimensi ukuran hxwxd wxhxd wxdxh dims dim ขนาด dimensão afmeting* maten`,
  outdoor: `outdoor outdoor_unit outside outside_unit external exterior condenser condensing_unit odu o_u ou außen* unité_extérieure extérieur* unidad_exterior
    unità_esterna estern* unidade_externa externa 室外机 室外機 室外 실외기 실외 dàn_nóng cục_nóng ngoài_trời คอยล์ร้อน ภายนอก наруж* внешн* зовнішн* kültéri unit_luar o_d u_e ue unité_ext condensadora 외부 buiten* buitenunit buitendeel външ*`,
  indoor: `indoor indoor_unit inside inside_unit internal interior evaporator idu i_u iu fan_coil innen* unité_intérieure intérieur* unidad_interior unità_interna intern*
    unidade_interna 室内机 室内機 室内 실내기 실내 dàn_lạnh cục_lạnh trong_nhà คอยล์เย็น ภายใน внутр* beltéri unit_dalam i_d u_i ui evaporadora binnen* binnenunit binnendeel вътреш*`,
  rated:
    'rated nominal standard rating_conditions rated_conditions nenn* 额定 額定 定格 정격 danh_định номинал* номінал* névleges nominal nominaal nominale',
  least:
    'min minimum lowest low lo low_setting quiet silent night part_load half_load half_speed half intermediate teillast* minimal* mindest* minimo 最小 最低 최소 thấp ต่ำ мин миним* мінім* legkisebb minimaal laagste',
  most: 'max maximum highest high hi maximal* máximo massimo 最大 最高 최대 tối_đa สูงสุด макс максим* legnagyobb maximaal hoogste макс',
  range:
    'range ranges from_to bereich* plage rango campo 范围 範囲 범위 phạm_vi ช่วง диапазон* діапазон* tartomány bereik обхват',
  temperature: `temperature temperatures temp temps ambient temperatur* temperatura 温度 온도 nhiệt_độ อุณหภูมิ температур* hőmérséklet* suhu 低温 temperatuur*`,
  pipe: `pipe pipes piping tube line_set liquid_side gas_side elevation rohr* tuyau tubería tubo tubi tubulação 管 配管 배관 ống ท่อ труб* cső* pipa leiding* тръб*`,
  airflow: `air_flow airflow air_volume air_circulation circulation fan fan_speed luft* débit caudal portata vazão 风量 風量 풍량 lưu_lượng ลม расход* воздух* повітр* légszállít*
    aliran luchtdebiet* luchtstroom* luchtvolume въздушен_поток въздуш*`,
  area: `area areas room room_size rooms floor fläche* surface superficie 面积 面積 畳 면적 diện_tích พื้นที่ площад* площ* terület* luas oppervlak* ruimte помещение стая`,
  weight:
    'weight net_weight gross_weight mass gewicht* poids peso 重量 质量 무게 중량 khối_lượng trọng_lượng น้ำหนัก вес масса вага маса súly* tömeg* berat gewicht тегло',
  packing: `packing package packaged pack packed packaging shipping carton gross box_size verpack* versand* emballage colis embalaje imballo embalagem 包装 梱包 포장 đóng_gói
    บรรจุ упаков* csomag* kemasan опаковк*`,
  charge:
    'charge charged pre_charged additional amount quantity qty füllmenge charge_de carga carica 充填 充注 충전 заправ* töltet koudemiddelvulling vulling зареждане',
  moisture: 'moisture sensible latent dehumidification dehumidifying dehumid humidity entfeucht* 除湿 제습 осуш*',
  water: 'water hot_water pool a7w35 a7w45 a2w35 wasser* eau agua acqua 水 물 nước вода воды воде water_heater',
  tons: 'ton tons tonnage tr',
  price:
    'price prices pricing price_inc price_incl price_from our_price retail_price retail unit_price regular_price rrp recommended_retail_price recommended_retail price_inc_gst price_incl_gst price_including_gst price_aud aud inc_gst incl_gst including_gst gst_incl gst_inc gst_included',
  foreignPrice:
    'preis* prix precio prezzo preço 价格 價格 価格 가격 giá ราคา цена цены стоимость ціна вартість ár harga mrp prijs prijzen adviesprijs verkoopprijs',
  net: 'net netto',
  listPrice: 'srp web_price online_price shop_price list_price sell sell_price selling_price',
  /** Prices that visitors never see. */
  trade: `trade dealer dealers wholesale wholesaler reseller distributor installer installers builder builders contractor cost costs buy buying landed nett net_price
    margin markup b2b ex_gst excl_gst exc_gst excluding_gst exclusive_gst plus_gst less_gst without_gst before_gst gst_ex gst_excl gst_extra gst_exclusive ex_tax excl_tax
    excluding_tax before_tax ex_vat excl_vat inkoop* dealerprijs`,
  supplyOnly: 'supply_only unit_only system_only equipment_only without_installation excluding_installation',
  installed: `installed supply_and_install supply_install supplied_and_installed supply_installation supply_and_installation fully_installed inc_install incl_install
    including_installation inc_installation incl_installation with_installation including_install
    price_inc_install price_incl_install price_inc_installation price_incl_installation`,
  sale: 'sale discount discounted special offer was old clearance actual original reduced promo angebot* aanbieding actieprijs korting промоция отстъпка',
  notes:
    'note notes include includes includesvat included including currency vat installation delivery per_month finance',
  brand: `brand brands make maker manufacturer manufacturers marke hersteller* marque fabricant marca fabricante produttore 品牌 厂家 メーカー 브랜드 제조사 hãng hãng_sản_xuất
    thương_hiệu nhà_sản_xuất ยี่ห้อ แบรนด์ бренд* марка производитель виробник márka gyártó merek merk fabrikant producent производител`,
  model: `model models model_no model_number model_code mpn part_number part_no modell modèle modelo modello 型号 型號 型番 機種 모델 모델명 mã_sản_phẩm รุ่น модель tipo_modelo
    kode_model модел typenummer modelnummer`,
  modelName: 'model_name modelname',
  title: `name title product_name product_title item_name system_name unit_name product produkt bezeichnung produktname nom nom_du_produit désignation nombre nombre_del_producto nome
    nome_prodotto nome_do_produto 名称 产品名称 商品名 商品名称 製品名 제품명 상품명 tên tên_sản_phẩm ชื่อ ชื่อสินค้า название наименование назва megnevezés terméknév nama nama_produk produto nome_produto articolo prodotto producto artículo 품명 naam productnaam omschrijving_product име наименование име_на_продукт`,
  id: `sku id code set_code system_code kit_code product_code item_code item_number item_no stock_code article_number article_no ref reference artikelnummer artikel_nr referencia codice código 编号 货号
    商品コード 품번 mã_hàng รหัส art_nr артикул код cikkszám kode ahri_ref รหัสสินค้า product_id item_id artikelcode artikelnummer productcode номер артикулен_номер`,
  type: `type types kind category categories subcategory sub_category product_type system_type unit_type typ art kategorie catégorie tipo categoria 类型 类别 種類 タイプ 분류
    종류 loại loại_máy danh_mục ประเภท тип категория вид категорія típus kategória jenis tipe kategori tipologia tipología typologie gerätetyp bauart 品类 구분 soort categorie product_line product_line_name вид_продукт`,
  /** Headings of the columns that we make from the names of sections and tabs. */
  section: 'section sections upper_section tab',
  series: 'series range_name family serie 系列 シリーズ 시리즈 dòng ซีรีส์ серия серія sorozat seri',
  refrigerant: `refrigerant refrigerants refrigerant_type refrigerant_gas kältemittel* fluide_frigorigène refrigerante gas_refrigerante 制冷剂 冷媒 냉매 môi_chất gas_lạnh
    สารทำความเย็น น้ำยา хладагент* фреон* холодоагент* hűtőközeg* refrigeran fluide 냉매_가스 냉매가스 koudemiddel* koelmiddel* хладилен_агент хладилен_газ`,
  supply:
    'power_supply voltage volts питание питания живлення alimentation alimentación stromversorgung* spannung* 电源 電源 전원 nguồn_điện tápellátás ระบบไฟ alimentazione alimentação voltagem electrical напряжение 상 voeding voedingsspanning netspanning захранване',
  phase: 'phase phases ph phase_frequency phasen 相 단상 pha เฟส фаз* fázis* fase fasen',
  warranty: `warranty warranties guarantee garantie* garantía garanzia 保修 保証 보증 bảo_hành รับประกัน гаранти* гарант* garancia jótállás garansi гаранция гаранционен*`,
  part: 'commercial extended month months compressor parts labour labor komprimierer compresseur compresor 压缩机 máy_nén компрессор* kompres* คอมเพรสเซอร์ 압축기 圧縮機 compressore',
  image:
    'image images image_url image_link picture photo thumbnail bild foto photo_url imagen immagine imagem 图片 画像 이미지 hình_ảnh รูป изображение фото зображення kép gambar afbeelding* foto снимка снимки изображение',
  link: 'link url product_url product_link product_page web_page webpage website page lien enlace liên_kết ссылка посилання hivatkozás tautan permalink permalinks link_to_product адрес връзка',
  description: `description short_description summary details about beschreibung description_courte descripción descrizione descrição 描述 说明 説明 설명 mô_tả tính_năng features
    รายละเอียด описание опис leírás deskripsi beschrijving omschrijving описание`,
  long: 'long full lange langer longue larga',
  short: 'short kurz* courte corta breve curta',
  status: 'status tier country region sold year origin logo certified vendor seller supplier rank',
  filler:
    'unit units no number num nr of the and in at for by domestic general system systems блок* einheit* gerät* air_conditioner air conditioner ac data yrs years level value figure mode w watt watts mm cm inch inches m in вт мм см 瓦 毫米 厘米 量 x height_of egység* de da do du des del della di der die das มม ซม unidad unidade unità unité spec specs specification specifications technical variant variants attributes physical information info details characteristics parameters main basic properties performance machine тяло тела ниво van het een voor met във на в_kw за с',
} as const satisfies Readonly<Record<string, string>>;

/** Kinds of air conditioner and of other goods, in the words of types, categories and titles. */
export const KIND_WORDS = {
  split: `split splits mini_split mini_splits non_ducted ductless splitgerät* monosplit mono_split сплит* спліт* 분리형`,
  wall: `wall wall_mounted wall_mount wall_split hi_wall high_wall highwall wandger* wand* mural murale muraux pared parete parede 壁挂 壁掛 벽걸이 treo_tường ติดผนัง настен* настін* oldalfali
    dinding 挂机 wandmodel* wandunit* стенен* стенни`,
  cassette:
    'cassette* ceiling_cassette kassette* cassete 天井カセット 天花 嵌入 천장형 âm_trần ฝังฝ้า кассет* касет* kazettás kaset 카세트',
  floor:
    'console floor_standing floor_console floor_mounted truhen* standger* konsole consola 床置 스탠드 tủ_đứng ตั้งพื้น напольн* підлогов* parapet* lantai 落地 柜机 立柜 vloermodel* vloerunit* подов* колон*',
  ceiling: 'under_ceiling ceiling_suspended floor_ceiling deckengerät* áp_trần แขวน',
  multi:
    'multi multisplit* bisplit* bi_split bi_splits trisplit* tri_split tri_splits quadrisplit* quadri_split trial_split мульти* мулти* 多联 マルチ 멀티 multi_f',
  ducted: `ducted duct ducts kanal* gainable* conducto* canalizz* canalizad* dutad* duto* 风管 ダクト 덕트 ống_gió nối_ống_gió ท่อลม канальн* légcsatorn* ducting kanaal* канален канални`,
  slim: 'slim slimline low_profile low_static bulkhead',
  /** Units that aren't systems by themselves. */
  indoorUnit: `indoor_unit indoor_units indoor_head indoor_heads indoor_only head_only heads_only head_unit wall_head cassette_head idu evaporator innengerät* unité_intérieure
    unidad_interior unità_interna unidade_interna dàn_lạnh внутренний_блок внутрішній_блок вътрешно_тяло beltéri_egység binnenunit 室内机 室内機 실내기`,
  outdoorUnit: `outdoor_unit outdoor_units outdoor_only odu condensing_unit außengerät* unité_extérieure unidad_exterior unità_esterna unidade_externa dàn_nóng наружный_блок
    внешний_блок зовнішній_блок външно_тяло kültéri_egység buitenunit 室外机 室外機 실외기`,
  withoutOutdoor: `without_outdoor without_an_outdoor without_condenser no_outdoor w_o_outdoor excl_outdoor excluding_outdoor exc_outdoor ohne_außen* sans_unité_extérieure sin_unidad_exterior
    senza_unità_esterna без_наружного без_внешнего без_зовнішнього`,
  /** Other goods if they are the noun: “split remote”, but not “split with remote”. */
  accessory: `remote remotes controller controllers thermostat* bracket* grille* diffuser* damper* panel panels fascia drain_pump condensate_pump pipe pipes piping
    pair_coil line_set lineset cable cables cover covers stand stands feet isolator* capping trunking sleeve adaptor* adapter* module modules sensor sensors receiver branch_box branch_boxes y_joint
    refnet distributor condenser pcb spare spares spare_part spare_parts parts accessory accessories zone_kit zoning_kit installation_kit wifi_kit wi_fi_kit drain_kit pipe_kit
    halterung* fernbedienung* télécommande support_mural soporte* mando staffa telecomando giá_đỡ кронштейн* пульт* onderdeel onderdelen accessoire* аксесоар* резервн*`,
  /** Work, unless it comes with a system: “split installation”, but not “split, supply and installation”. */
  service: 'installation install service services servicing maintenance labour delivery warranty repair repairs',
  /** Other goods, unless a kind of system is also named: “split with air purifier”. */
  beside: 'box mobile mobiles evaporative cooler heater dehumidifier* purifier* dryer',
  other: `portable window window_ac window_type through_the_wall packaged rooftop water_heater hot_water air_to_water boiler pool fan_coil fan_coils chiller vrf vrv
    fridge refrigerator freezer washing* television tv oven fenster* lüfter fenêtre ventana finestra janela 窗 窓
    창문 cửa_sổ หน้าต่าง тепловой_насос тепловые_насосы тепловой_пункт оконн* мобильн* віконн* мобільн* фанкойл* бойлер* ablak* mobil* jendela portátil portatile monobloc* luft_wasser* air_eau aria_acqua aire_agua mobiele raam* портатив* мобилен мобилни`,
  /** Words that don't tell the kind. */
  plain: `system systems type types style series range model models unit units set sets air_conditioner air_conditioners air_conditioning aircon aircons airconditioner airconditioners airconditioning
    air_con air_cons conditioner conditioners ac acs a_c hvac climate inverter dc reverse_cycle cooling_only cool_only heating cooling heat_pump heat_pumps and or the single pair head mounted mount
    standard premium residential domestic commercial light home new way round_flow compact recessed static high low medium hi phase indoor outdoor outdoors air kw
    klimaanlage* klimagerät* klima geräte gerät climatiseur* climatisation aire_acondicionado aires_acondicionados climatizzator* condizionator* ar_condicionado aparat* system* 空调 空調 エアコン 에어컨
    型 式 机 機 điều_hòa dieu_hoa máy_lạnh cục loại เครื่องปรับอากาศ แอร์ кондиционер* кондиціонер* климатик* система системы системи legkondi* légkondi* pendingin ruangan`,
} as const satisfies Readonly<Record<string, string>>;

/**
 * Headings for exactly one catalogue column, besides our own names and the words of `vocabulary.ts`, separated by bars. Only
 * letters and digits count.
 */
export const COLUMN_HEADINGS: Readonly<Partial<Record<Column, string>>> = {
  title: 'system',
  item_group_id: 'group | family | model family | series | product family',
  indoor_model: 'indoor unit | idu',
  outdoor_model: 'outdoor unit | odu',
  image_link: 'main image',
  availability: 'stock | stock status | in stock',
  price_includes: 'includes | inclusions | price type | supply or install | install | installation',
  system_type: 'type | system | type of system | product type | ac type | category | unit type',
  indoor_unit_style: `
    style | mounting | mount | indoor type | unit type | indoor unit type | unit style | indoor style`,
  suits_home_types: 'homes | home types | home type | suitable homes | suits homes',
  suits_areas: 'areas | area | coverage | suitable areas',
  max_indoor_units: 'heads | max heads | number of heads | number of indoor units | indoor units | ports',
  zone_control: 'zoning | zone | zones control | room control | zone controller',
  max_zones: 'zones | number of zones | no of zones',
  controls: 'control | smart control | smart features | controller | connectivity | control options',
  phase: 'power supply | power source',
  refrigerant: 'gas',
  min_room_area_m2: 'minimum room area | min room area | minimum floor area | min floor area | smallest room',
  suits_small_outdoor_space: 'small outdoor space | suits small space | compact outdoor unit | fits small space',
  gems_registration_number: `
    gems | gems number | gems registration | gems no | gems reg | gems reg no | registration number | energy rating registration`,
  service_postcodes: 'postcodes | service area | service areas | install postcodes',
  priority: 'rank | sort order | order | ranking',
};

/** Headings that could mean the column, so a person decides. */
export const UNSURE_HEADINGS: Readonly<Partial<Record<Column, string>>> = {
  outdoor_depth_mm: 'length | product length',
  cooling_capacity_kw: 'size | output',
  price_from_aud: 'sale price',
  system_type: 'categories | custom label 0',
  id: 'item',
  phase: 'power | supply | mains',
};

/** Headings of columns that say yes or no about one control. */
export const CONTROL_HEADINGS: Readonly<Record<Control, string>> = {
  touchscreen: 'touchscreen | touch screen | touchscreen controller | touch controller | touch panel',
  voice: 'voice | voice control | voice assistant | alexa | google assistant',
  mobile_app: 'wifi | wifi control | wifi enabled | app | app control | mobile app | phone app | smartphone app',
};

/**
 * Other people's words for our values, separated by bars. Only letters count, not case, spaces or hyphens, so other spellings of
 * our own words aren't here.
 */
export const VALUE_WORDS: Readonly<Partial<Record<Column, Readonly<Record<string, string>>>>> = {
  availability: { in_stock: 'available', out_of_stock: 'sold out', backorder: 'on backorder | available on backorder' },
  price_includes: {
    supply_only: 'unit only',
    supply_and_standard_install: `
      supply & install | supply and install | supply + install | supplied and installed`,
  },
  system_type: {
    split: 'split system | split systems | single split | wall split',
    multi_split: 'multi split system | multi-head split | multi head | multi',
    ducted: 'ducted system',
    slim_ducted: 'slim ducted system | slimline ducted | low profile ducted',
  },
  indoor_unit_style: {
    wall_mounted: 'wall | high wall | hi wall | wall mount',
    floor_console: 'console | floor standing',
    cassette: 'ceiling cassette',
    concealed_ducted: 'ducted',
  },
  zone_control: { none: 'no', individual_temperature: 'individual', room_zoning: 'room zones' },
  controls: {
    mobile_app: 'wifi | app | phone app | smartphone app',
    voice: 'voice control',
    touchscreen: 'touchscreen controller',
    none: 'no controls',
  },
  phase: { 1: '1ph', 3: '3ph' },
};

/**
 * The headings of WooCommerce's product export. WooCommerce translates them, so each field has those of English, German, French,
 * Spanish, Italian, Dutch, Portuguese, Polish and Swedish shops, without units, separated by bars. Only letters and digits count.
 */
export const SHOP_HEADINGS = {
  id: 'ID | Identyfikator',
  type: 'Type | Typ | Tipo',
  sku: 'SKU | Artikelnummer | UGS | Ref | REF',
  name: 'Name | Nom | Nombre | Nome | Naam | Nazwa | Namn',
  published: `
    Published | Veröffentlicht | Publié | Publicado | Pubblicato | Gepubliceerd | Opublikowano | Opublikowany |
    Publicerad`,
  shortDescription: `
    Short description | Kurzbeschreibung | Description courte | Descripción corta | Breve descrizione |
    Korte beschrijving | Korte omschrijving | Descrição curta | Breve descrição | Krótki opis | Kort beskrivning`,
  description: 'Description | Beschreibung | Descripción | Descrizione | Beschrijving | Descrição | Opis | Beskrivning',
  inStock: `
    In stock? | Vorrätig? | En stock ? | ¿Existencias? | ¿En inventario? | Op voorraad? | Em estoque? | Em stock? |
    W magazynie? | Na stanie? | I lager?`,
  length: 'Length | Länge | Longueur | Longitud | Lunghezza | Lengte | Comprimento | Długość | Längd',
  width: 'Width | Breite | Largeur | Anchura | Ancho | Larghezza | Breedte | Largura | Szerokość | Bredd',
  height: 'Height | Höhe | Hauteur | Altura | Altezza | Hoogte | Wysokość | Höjd',
  regularPrice: `
    Regular price | Regulärer Preis | Tarif régulier | Prix régulier | Precio normal | Prezzo di listino |
    Reguliere prijs | Preço | Preço normal | Cena | Cena regularna | Ordinarie pris`,
  salePrice: `
    Sale price | Angebotspreis | Tarif promo | Precio rebajado | Prezzo in offerta | Actieprijs | Preço promocional |
    Cena promocyjna | Reapris`,
  visibility: `
    Visibility in catalog | Sichtbarkeit im Katalog | Visibilité dans le catalogue | Visibilidad en el catálogo |
    Visibilità nel catalogo | Zichtbaarheid in catalogus | Visibilidade no catálogo | Widoczność w katalogu |
    Synlighet i katalog`,
  categories: 'Categories | Kategorien | Catégories | Categorías | Categorie | Categorias | Kategorie | Kategorier',
  images: 'Images | Bilder | Imágenes | Immagini | Immagine | Afbeeldingen | Imagens | Obrazki',
  parent: `
    Parent | Übergeordnetes Produkt | Superior | Principal | Genitore | Hoofd | Ascendente | Produto ascendente |
    Element nadrzędny | Nadrzędny | Överordnad`,
  brands: 'Brands | Marken | Marques | Marcas | Marchi | Merken | Marki | Varumärken',
  externalUrl: `
    External URL | Externe URL | URL externe | URL externa | URL esterno | Zewnętrzny adres URL | Extern URL`,
  /** These fill no catalogue column. */
  unused: `
    GTIN, UPC, EAN, or ISBN | GTIN, UPC, EAN oder ISBN | GTIN, UPC, EAN ou ISBN | GTIN, UPC, EAN o ISBN |
    GTIN, UPC, EAN of ISBN | GTIN, UPC, EAN lub ISBN | GTIN, UPC, EAN eller ISBN | Is featured? | Ist hervorgehoben? |
    Mis en avant ? | ¿Está destacado? | In primo piano? | Uitgelicht? | Em destaque? | Wyróżniony produkt? |
    Date sale price starts | Date sale price ends | Tax status | Tax class | Stock | Lager |
    Bestand | Inventario | Magazzino | Voorraad | Estoque | Stan magazynowy | Lagersaldo | Low stock amount |
    Backorders allowed? | Sold individually? | Weight | Gewicht | Poids | Peso | Waga | Vikt |
    Allow customer reviews? | Purchase note | Tags | Schlagwörter | Étiquettes | Etiquetas | Tag | Tagi | Etiketter |
    Shipping class | Download limit | Download expiry days | Grouped products | Upsells | Cross-sells | Button text |
    Position | Posición | Posizione | Positie | Posição | Pozycja`,
} as const;

/** The headings of an attribute's name and values in that export; `#` is its number. */
export const ATTRIBUTE_WORDS = {
  name: `
    attribute#name attribut#name nomdelattribut# nombredelatributo# nomedellattributo# attributo#nome naameigenschap#
    attribuut#naam nomedoatributo# nazwaatrybutu# attribut#namn`,
  values: `
    attribute#values attribut#werte valeursdelattribut# valoresdelatributo# valoredellattributo# attributo#valutae
    waardeeigenschap# attribuut#waarden valoresdoatributo# valordoatributo# wartosciatrybutu# attribut#varden`,
} as const;
