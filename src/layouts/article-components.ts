// The content check reads this file as text (src/content-check/body.ts). Keep one component on a line, and import it from
// '@/…' in single quotes.
import BarChart from '@/components/article/BarChart.astro';
import Callout from '@/components/article/Callout.astro';
import CarRules from '@/features/shade/CarRules.astro';
import ComparisonTable from '@/components/article/ComparisonTable.astro';
import DoDont from '@/components/article/DoDont.astro';
import Fact from '@/components/article/Fact.astro';
import Figure from '@/components/article/Figure.astro';
import FilmTimesGlass from '@/features/shade/FilmTimesGlass.astro';
import MdxImage from '@/components/article/MdxImage.astro';
import MdxLink from '@/components/article/MdxLink.astro';
import SavingsCalculator from '@/features/calculator/SavingsCalculator.astro';
import ShadeTable from '@/features/shade/ShadeTable.astro';

/** Components that articles can use without an import. `a` and `img` render Markdown links and images. */
export const components = {
  BarChart,
  Callout,
  CarRules,
  ComparisonTable,
  DoDont,
  Fact,
  Figure,
  FilmTimesGlass,
  SavingsCalculator,
  ShadeTable,
  a: MdxLink,
  img: MdxImage,
};
