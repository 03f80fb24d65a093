/** What the article on buildings assumes: an example, not an average. Dollars, percent, square feet, kilowatts, months. */
export const building = {
  energyBill: 3_000,
  cooling: 40,
  filmPercent: 25,
  doublePanePercent: 12,
  area: 2_000,
  cost: 12,
  peakKilowatts: 10,
  demandRate: 15,
  hotMonths: 5,
  strip: 400,
  rent: 24,
  idlePercent: 25,
  idleMonths: 4,
  writeOff: 1_800,
  fadingPercent: 30,
  warrantyYears: 7,
} as const;

const percent = (amount: number, share: number) => (amount * share) / 100;
const years = (cost: number, yearly: number) => Math.round((cost / yearly) * 10) / 10;

/** What follows: dollars a year, dollars, and years until the cost has come back, to one decimal. */
export function calculateBuildingExample() {
  const b = building;
  const install = b.area * b.cost;
  const annualBill = b.energyBill * 12;
  const coolingCost = percent(annualBill, b.cooling);
  const energy = percent(coolingCost, b.filmPercent);
  const demand = b.peakKilowatts * b.demandRate * b.hotMonths;
  const tenant = (percent(b.strip * b.rent, b.idlePercent) * b.idleMonths) / 12;
  const goods = percent(b.writeOff, b.fadingPercent);
  const total = energy + demand + tenant + goods;
  const doublePane = percent(coolingCost, b.doublePanePercent);
  return {
    install,
    annualBill,
    coolingCost,
    energy,
    demand,
    stripRent: b.strip * b.rent,
    tenant,
    goods,
    total,
    doublePane,
    energyYears: years(install, energy),
    demandYears: years(install, energy + demand),
    totalYears: years(install, total),
    doublePaneYears: years(install, doublePane),
    energyNet: energy * b.warrantyYears - install,
    totalNet: total * b.warrantyYears - install,
  };
}
