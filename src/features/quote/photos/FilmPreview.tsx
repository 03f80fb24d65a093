import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import * as z from 'zod/mini';
import { readNumber } from '@/site/format/typed-number';
import { drawPane, renderFilm } from './draw-film';
import { filmOptionSchema, type FilmOption } from '../rules/film-option';
import { toSquareFeet, type Corners, type Point, type Side } from './film-on-glass';

const formFileSchema = z.object({ films: z.optional(z.record(z.string(), z.array(filmOptionSchema))) });
const cornerNames = ['top left', 'top right', 'bottom right', 'bottom left'];
const arrowKeys: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const initialCorners: Corners = [
  [0.25, 0.2],
  [0.75, 0.2],
  [0.75, 0.8],
  [0.25, 0.8],
];
/** The units that people write after a number of inches. */
const inchUnits = /^(?:["”″]|in\.?|inch(?:es)?)?$/i;
const clamp = (part: number) => Math.min(1, Math.max(0, part));
const toMiddle = ({ vlt }: FilmOption) => Math.round((vlt.from + vlt.to) / 2);

interface CornerProps {
  corners: Corners;
  toPoint: (event: MouseEvent) => Point;
  onMove: (index: number, to: Point) => void;
}

/** A button on each corner, which visitors drag or move with the arrow keys. */
function CornerButtons({ corners, toPoint, onMove }: CornerProps) {
  const dragged = useRef<number | undefined>(undefined);
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const step = arrowKeys[event.key];
    const [x, y] = corners[index] ?? [0, 0];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.05 : 0.005;
    onMove(index, [x + step[0] * size, y + step[1] * size]);
  };
  return corners.map(([x, y], index) => (
    <button
      key={cornerNames[index]}
      type="button"
      aria-label={`Corner, ${cornerNames[index]}`}
      className="photo-corner"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onKeyDown={(event) => moveByKey(event, index)}
      onPointerDown={(event) => {
        dragged.current = index;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => dragged.current === index && onMove(index, toPoint(event))}
      onPointerUp={() => (dragged.current = undefined)}
      onPointerCancel={() => (dragged.current = undefined)}
    />
  ));
}

interface Props {
  photo: Blob;
  /** What the form is about: `commercial`, `residential` or `automotive`. */
  service: string;
  onAdd: (picture: File) => void;
  onAddText: (sentence: string) => void;
}

/** Lets the visitor mark a pane in a photo and see a film on it. Nothing leaves the device. */
export default function FilmPreview({ photo, service, onAdd, onAddText }: Props) {
  const [image, setImage] = useState<ImageBitmap>();
  const [films, setFilms] = useState<readonly FilmOption[]>([]);
  const [status, setStatus] = useState('Loading the films.');
  const [filmIndex, setFilmIndex] = useState(0);
  const [percent, setPercent] = useState(35);
  const [side, setSide] = useState<Side>('inside');
  const [corners, setCorners] = useState(initialCorners);
  const [coverage, setCoverage] = useState(60);
  const [isZoomed, setZoomed] = useState(false);
  const [inches, setInches] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const film = films[filmIndex];

  useEffect(() => {
    let ignore = false;
    const load = async () => {
      const [bitmap, response] = await Promise.all([createImageBitmap(photo), fetch('/quote-form.json')]);
      const loaded = formFileSchema.parse(await response.json()).films?.[service] ?? [];
      if (ignore) return;
      setImage(bitmap);
      setFilms(loaded);
      setFilmIndex(0);
      setStatus('There are no films to show.');
      if (loaded[0]) setPercent(toMiddle(loaded[0]));
    };
    load().catch(() => setStatus('The films could not be loaded. Please try again later.'));
    return () => {
      ignore = true;
    };
  }, [photo, service]);

  const filmed = useMemo(
    () => (image && film ? renderFilm(image, film, percent, side) : undefined),
    [image, film, percent, side],
  );
  useEffect(() => {
    if (canvas.current && image && filmed) drawPane(canvas.current, image, filmed, corners, coverage / 100);
  }, [image, filmed, corners, coverage]);

  if (!image || !film) return <p>{status}</p>;

  const moveCorner = (index: number, [x, y]: Point) =>
    setCorners(([a, b, c, d]) => {
      const next = (at: number, old: Point): Point => (at === index ? [clamp(x), clamp(y)] : old);
      return [next(0, a), next(1, b), next(2, c), next(3, d)];
    });
  const toPoint = ({ clientX, clientY }: MouseEvent): Point => {
    const box = canvas.current?.getBoundingClientRect();
    return box ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : [0, 0];
  };
  const moveNearestCorner = (event: MouseEvent) => {
    const [x, y] = toPoint(event);
    const distances = corners.map(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y));
    moveCorner(distances.indexOf(Math.min(...distances)), [x, y]);
  };
  const area = toSquareFeet(corners, image.width / image.height, readNumber(inches, inchUnits));
  const areaText = `About ${Math.round(area)} sq ft of glass`;
  const addPicture = () =>
    canvas.current?.toBlob(
      (blob) => blob && onAdd(new File([blob], `${film.name} ${percent}.jpg`)),
      'image/jpeg',
      0.9,
    );

  return (
    <div className="full film-preview" role="group" aria-label="The film on your photo">
      <p>
        Move the four corners to the corners of the glass: drag them, tap the photo, or use the arrow keys.
      </p>
      <div className="photo-scroll">
        <div className={isZoomed ? 'photo-frame zoomed' : 'photo-frame'}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={`Your photo with ${film.name} at ${percent}% on the glass`}
            onClick={moveNearestCorner}
          />
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <polygon
              points={corners.map((point) => point.join()).join(' ')}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <CornerButtons corners={corners} toPoint={toPoint} onMove={moveCorner} />
        </div>
      </div>
      <label>
        Film covers, left to right
        <input type="range" value={coverage} onChange={({ target }) => setCoverage(target.valueAsNumber)} />
      </label>
      <label>
        Film
        <select
          value={filmIndex}
          onChange={({ target }) => {
            const index = Number(target.value);
            setFilmIndex(index);
            const next = films[index];
            if (next) setPercent(toMiddle(next));
          }}
        >
          {films.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{`Visible light let through: ${percent}%`}</span>
        <input
          type="range"
          min={film.vlt.from}
          max={film.vlt.to}
          value={percent}
          onChange={({ target }) => setPercent(target.valueAsNumber)}
        />
      </label>
      <label className="side-choice">
        <input
          type="checkbox"
          checked={side === 'outside'}
          onChange={({ target }) => setSide(target.checked ? 'outside' : 'inside')}
        />
        The photo was taken from outside
      </label>
      <div className="field">
        <label htmlFor="glass-width">Width of this glass in inches</label>
        <input
          id="glass-width"
          inputMode="decimal"
          value={inches}
          onChange={({ target }) => setInches(target.value)}
        />
      </div>
      {area >= 1 && (
        <p>
          <span>{`${areaText}, an estimate.`}</span>
          <button type="button" onClick={() => onAddText(`${areaText}.`)}>
            Add it to the message
          </button>
        </p>
      )}
      <p className="btns">
        <button type="button" onClick={() => setZoomed(!isZoomed)}>
          {isZoomed ? 'Zoom out' : 'Zoom in'}
        </button>
        <button type="button" onClick={addPicture}>
          Send this picture too
        </button>
      </p>
      <p className="muted">This is a simulation. Your glass, the sky and your screen change what you see.</p>
    </div>
  );
}
