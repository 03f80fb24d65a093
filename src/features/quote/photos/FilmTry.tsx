import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import * as z from 'zod/mini';
import { readNumber } from '@/site/format/typed-number';
import { drawPane, toFilmed } from './draw-film';
import { filmOptionSchema, type FilmOption } from '../rules/film-option';
import { toSquareFeet, type Corners, type Point, type Side } from './film-on-glass';

const builtSchema = z.object({ films: z.optional(z.record(z.string(), z.array(filmOptionSchema))) });
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
/** What people write after a number of inches. */
const inchUnits = /^(?:["”″]|in\.?|inch(?:es)?)?$/i;
const clamp = (part: number) => Math.min(1, Math.max(0, part));
const middleOf = ({ vlt }: FilmOption) => Math.round((vlt.from + vlt.to) / 2);

interface CornerProps {
  corners: Corners;
  toPoint: (event: MouseEvent) => Point;
  onMove: (index: number, to: Point) => void;
}

/** A button on each corner, to drag or to move with the arrow keys. */
function CornerButtons({ corners, toPoint, onMove }: CornerProps) {
  const dragged = useRef<number | undefined>(undefined);
  const pressKey = (event: KeyboardEvent, index: number) => {
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
      onKeyDown={(event) => pressKey(event, index)}
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
  onSay: (sentence: string) => void;
}

/** The visitor marks a pane in a photo and sees a film on it. Nothing leaves the device. */
export default function FilmTry({ photo, service, onAdd, onSay }: Props) {
  const [image, setImage] = useState<ImageBitmap>();
  const [films, setFilms] = useState<readonly FilmOption[]>([]);
  const [note, setNote] = useState('Loading the films.');
  const [chosen, setChosen] = useState(0);
  const [percent, setPercent] = useState(35);
  const [side, setSide] = useState<Side>('inside');
  const [corners, setCorners] = useState(initialCorners);
  const [share, setShare] = useState(60);
  const [isLarge, setLarge] = useState(false);
  const [inches, setInches] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const film = films[chosen];

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const [bitmap, response] = await Promise.all([createImageBitmap(photo), fetch('/quote-form.json')]);
      const loaded = builtSchema.parse(await response.json()).films?.[service] ?? [];
      if (isGone) return;
      setImage(bitmap);
      setFilms(loaded);
      setChosen(0);
      setNote('There are no films to show.');
      if (loaded[0]) setPercent(middleOf(loaded[0]));
    };
    load().catch(() => setNote('The films could not be loaded. Please try again later.'));
    return () => {
      isGone = true;
    };
  }, [photo, service]);

  const filmed = useMemo(
    () => (image && film ? toFilmed(image, film, percent, side) : undefined),
    [image, film, percent, side],
  );
  useEffect(() => {
    if (canvas.current && image && filmed) drawPane(canvas.current, image, filmed, corners, share / 100);
  }, [image, filmed, corners, share]);

  if (!image || !film) return <p>{note}</p>;

  const moveCorner = (index: number, [x, y]: Point) =>
    setCorners(([a, b, c, d]) => {
      const next = (at: number, old: Point): Point => (at === index ? [clamp(x), clamp(y)] : old);
      return [next(0, a), next(1, b), next(2, c), next(3, d)];
    });
  const toPoint = ({ clientX, clientY }: MouseEvent): Point => {
    const box = canvas.current?.getBoundingClientRect();
    return box ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : [0, 0];
  };
  const pressPicture = (event: MouseEvent) => {
    const [x, y] = toPoint(event);
    const distances = corners.map(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y));
    moveCorner(distances.indexOf(Math.min(...distances)), [x, y]);
  };
  const area = toSquareFeet(corners, image.width / image.height, readNumber(inches, inchUnits));
  const feet = `About ${Math.round(area)} sq ft of glass`;
  const addPicture = () =>
    canvas.current?.toBlob(
      (blob) => blob && onAdd(new File([blob], `${film.name} ${percent}.jpg`)),
      'image/jpeg',
      0.9,
    );

  return (
    <div className="full film-try" role="group" aria-label="The film on your photo">
      <p>
        Move the four corners to the corners of the glass: drag them, tap the photo, or use the arrow keys.
      </p>
      <div className="photo-scroll">
        <div className={isLarge ? 'photo-frame zoomed' : 'photo-frame'}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={`Your photo with ${film.name} at ${percent}% on the glass`}
            onClick={pressPicture}
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
        <input type="range" value={share} onChange={({ target }) => setShare(target.valueAsNumber)} />
      </label>
      <label>
        Film
        <select
          value={chosen}
          onChange={({ target }) => {
            const index = Number(target.value);
            setChosen(index);
            const next = films[index];
            if (next) setPercent(middleOf(next));
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
        Visible light let through: {percent}%
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
          {feet}, an estimate.
          <button type="button" onClick={() => onSay(`${feet}.`)}>
            Add it to the message
          </button>
        </p>
      )}
      <p className="btns">
        <button type="button" onClick={() => setLarge(!isLarge)}>
          {isLarge ? 'Zoom out' : 'Zoom in'}
        </button>
        <button type="button" onClick={addPicture}>
          Send this picture too
        </button>
      </p>
      <p className="muted">This is a simulation. Your glass, the sky and your screen change what you see.</p>
    </div>
  );
}
