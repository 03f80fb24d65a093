import BuildingPayback from '@/features/calculator/BuildingPayback.astro';
import SavingsCalculator from '@/features/calculator/SavingsCalculator.astro';
import ArticleImage from './ArticleImage.astro';
import Callout from './Callout.astro';
import CarRules from '@/features/shade/CarRules.astro';
import ComparisonTable from './ComparisonTable.astro';
import DoDont from './DoDont.astro';
import Fact from './Fact.astro';
import Figure from './Figure.astro';
import ReflectionDiagram from './ReflectionDiagram.astro';
import FilmTimesGlass from '@/features/shade/FilmTimesGlass.astro';
import ShadeTable from '@/features/shade/ShadeTable.astro';

/** What an article body may use without importing it; `img` is what `![alt](path)` becomes. */
export const components = {
  BuildingPayback,
  Callout,
  CarRules,
  ComparisonTable,
  DoDont,
  Fact,
  Figure,
  FilmTimesGlass,
  ReflectionDiagram,
  SavingsCalculator,
  ShadeTable,
  img: ArticleImage,
};
