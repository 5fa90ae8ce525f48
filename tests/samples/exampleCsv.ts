/** For tests: a spreadsheet of plain wall splits without a fault, one for each id. */
export function exampleCsv(...ids: string[]): string {
  const rows = ids.map((id) => `${id},Wall split ${id},Wattlebird,WB25,https://wattlebird.example/${id},split,1,2.5`);
  return ['id,title,brand,model_number,link,system_type,max_indoor_units,cooling_capacity_kw', ...rows, ''].join('\n');
}

/** The same, but each row has an unknown system type. */
export function brokenCsv(...ids: string[]): string {
  return exampleCsv(...ids).replaceAll(',split,', ',teapot,');
}
