import SavingsCalculator from '@/features/calculator/SavingsCalculator.astro';
import MdxLink from '@/components/article/MdxLink.astro';
import MdxImage from '@/components/article/MdxImage.astro';
import BarChart from '@/components/article/BarChart.astro';
import Callout from '@/components/article/Callout.astro';
import Claim from '@/components/article/Claim.astro';
import CarRules from '@/features/shade/CarRules.astro';
import ComparisonTable from '@/components/article/ComparisonTable.astro';
import DoDont from '@/components/article/DoDont.astro';
import Fact from '@/components/article/Fact.astro';
import Figure from '@/components/article/Figure.astro';
import ReflectionDiagram from '@/components/article/ReflectionDiagram.astro';
import WindshieldDiagram from '@/components/article/WindshieldDiagram.astro';
import FilmTimesGlass from '@/features/shade/FilmTimesGlass.astro';
import ShadeTable from '@/features/shade/ShadeTable.astro';

// src/content-check/components.ts reads this file as text: keep one name per line, and imports from '@/…' in single quotes.
/** Components that articles can use without an import. `a` and `img` render Markdown links and images. */
export const components = {
  BarChart,
  Callout,
  CarRules,
  Claim,
  ComparisonTable,
  DoDont,
  Fact,
  Figure,
  FilmTimesGlass,
  ReflectionDiagram,
  SavingsCalculator,
  ShadeTable,
  WindshieldDiagram,
  a: MdxLink,
  img: MdxImage,
};
