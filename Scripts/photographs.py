"""Procedural photographs: noise, a height field renderer, skies, water and film, for Scripts/draw-photographs.

Each scene returns linear light as an array of rows × columns × 3; `develop` makes a picture of 8 bits of it.
"""
import functools
import math
import zlib

import numpy as np
from PIL import Image, ImageDraw

SEED = 7
WIDE, TALL = (1600, 1200), (1200, 1600)


def generator(name):
    return np.random.default_rng(zlib.crc32(f"{SEED} {name}".encode()))


# ---------------------------------------------------------------- noise
def resized(plane, width, height, box=None, method=Image.BICUBIC):
    return np.asarray(Image.fromarray(np.ascontiguousarray(plane, np.float32)).resize((width, height), method, box=box))


def octave(rows, columns, cells_y, cells_x, r):
    """Smooth noise of one frequency, which repeats at its edges."""
    grid = np.pad(r.standard_normal((cells_y, cells_x)).astype(np.float32), 2, mode="wrap")
    return resized(grid, columns, rows, (2, 2, 2 + cells_x, 2 + cells_y))


def fractal(rows, columns, cells, octaves, r, gain=0.5, ridged=False, stretch=1.0):
    """A sum of octaves, about -1 … 1; `stretch` makes features wider than high."""
    total, weight, most = np.zeros((rows, columns), np.float32), 1.0, 0.0
    for k in range(octaves):
        cy = max(1, round(cells * 2**k))
        cx = max(1, round(cells * 2**k * columns / rows / stretch))
        if cy > rows or cx > columns:
            break
        part = octave(rows, columns, cy, cx, r)
        total += weight * (1 - 2 * np.abs(np.tanh(part)) if ridged else part)
        most += weight
        weight *= gain
    return total / most * (1.0 if ridged else 1.3)


def sample(texture, x, y):
    """Bilinear look-up in a texture that repeats; x and y are in its widths."""
    rows, columns = texture.shape[:2]
    x, y = x * columns, y * rows
    i, j = np.floor(x), np.floor(y)
    fx, fy = (x - i).astype(np.float32), (y - j).astype(np.float32)
    i, j = i.astype(np.int32) % columns, j.astype(np.int32) % rows
    i1, j1 = (i + 1) % columns, (j + 1) % rows
    if texture.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    top = texture[j, i] * (1 - fx) + texture[j, i1] * fx
    return top * (1 - fy) + (texture[j1, i] * (1 - fx) + texture[j1, i1] * fx) * fy


def smooth(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    t = np.asarray(t, np.float32)
    a, b = np.asarray(a, np.float32), np.asarray(b, np.float32)
    return a + (b - a) * (t[..., None] if t.ndim == 2 else t)


def rgb(text):
    """A colour as linear light, from how it looks on a screen."""
    part = np.array([int(text[k:k + 2], 16) / 255 for k in (0, 2, 4)], np.float32)
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4).astype(np.float32)


def blurred(image, radius):
    """A Gaussian blur by three box blurs, on a smaller picture where the radius is large."""
    if radius < 0.3:
        return image
    rows, columns = image.shape[:2]
    step = max(1, int(radius // 4))
    planes = [image] if image.ndim == 2 else [image[..., k] for k in range(image.shape[2])]
    out = []
    for plane in planes:
        w, h = max(8, columns // step), max(8, rows // step)
        small = resized(plane, w, h, method=Image.BOX) if step > 1 else np.asarray(plane, np.float32)
        side = max(1, int(round(radius / step * 1.0)))
        for axis in (0, 1):
            for _ in range(3):
                padded = np.pad(small, [(side + 1, side) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
                total = np.cumsum(padded, axis, dtype=np.float64)
                low = np.take(total, range(0, small.shape[axis]), axis)
                high = np.take(total, range(2 * side + 1, small.shape[axis] + 2 * side + 1), axis)
                small = ((high - low) / (2 * side + 1)).astype(np.float32)
        out.append(resized(small, columns, rows) if step > 1 else small)
    return out[0] if image.ndim == 2 else np.stack(out, -1)


# ---------------------------------------------------------------- film
def develop(light, name, exposure=1.0, warmth=0.0, contrast=1.0, saturation=1.0, bloom=0.06, vignette=0.25, grain=0.018,
            softness=0.0, fade=0.0):
    """Linear light as a picture: bloom, vignette, a film's curve and grain."""
    r = generator(name + " film")
    rows, columns = light.shape[:2]
    light = np.maximum(np.nan_to_num(light.astype(np.float32)), 0) * exposure
    if softness:
        light = blurred(light, softness)
    if bloom:
        halo = np.minimum(light, 12)
        light = light * (1 - bloom) + bloom * (0.6 * blurred(halo, columns / 60) + 0.4 * blurred(halo, columns / 15))
    y, x = np.mgrid[-1:1:rows * 1j, -1:1:columns * 1j].astype(np.float32)
    light = light * (1 - vignette * smooth(0.3, 2.0, x * x + y * y))[..., None]
    light = light * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    light = light * 0.72
    shown = np.clip(light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14), 0, 1)
    shown = np.where(shown <= 0.0031308, shown * 12.92, 1.055 * np.power(np.maximum(shown, 1e-6), 1 / 2.4) - 0.055)
    grey = shown @ np.array([0.3, 0.59, 0.11], np.float32)
    shown = grey[..., None] + (shown - grey[..., None]) * saturation
    shown = 0.5 + (shown - 0.5) * contrast
    shown = fade + shown * (1 - 1.3 * fade)
    noise = r.standard_normal((rows, columns, 1)).astype(np.float32) + 0.5 * r.standard_normal((rows, columns, 3)).astype(np.float32)
    noise = (noise + np.roll(noise, 1, 0) + np.roll(noise, 1, 1)) / 1.7
    shown = shown + noise * (grain * (1.2 - 0.8 * grey))[..., None]
    return Image.fromarray((np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8))


# ---------------------------------------------------------------- height fields
def mountains(size, cells, r, octaves=9, erosion=1.0, gain=0.5, ridge=0.6):
    """Heights of about 0 … 1 that look eroded: an octave counts less where it is steep already."""
    height = np.zeros((size, size), np.float32)
    slope_x, slope_y = np.zeros_like(height), np.zeros_like(height)
    weight, most = 1.0, 0.0
    for k in range(octaves):
        n = cells * 2**k
        if n * 2 > size:
            break
        part = octave(size, size, n, n, r)
        part = ridge * (1 - 1.6 * np.sqrt(part * part + 0.004)) + (1 - ridge) * part
        gy = (np.roll(part, -1, 0) - np.roll(part, 1, 0)) * (size / n / 2)
        gx = (np.roll(part, -1, 1) - np.roll(part, 1, 1)) * (size / n / 2)
        slope_x += gx * weight**0.5
        slope_y += gy * weight**0.5
        height += weight * part / (1 + erosion * 0.35 * (slope_x**2 + slope_y**2)) if k else weight * part
        most += weight
        weight *= gain
    low, high = np.percentile(height, (1, 99.7))
    return (height - low) / (high - low)


def sunlight(height, scale, azimuth, elevation, soft=0.012, reach=0.25, steps=40):
    """Direct light on a height field with cast shadows, and how open each place is to the sky.

    `scale` is the height of 1 in widths of the field; azimuth 0 is along x.
    """
    size = height.shape[0]
    real = height * scale
    gy = (np.roll(real, -1, 0) - np.roll(real, 1, 0)) * size / 2
    gx = (np.roll(real, -1, 1) - np.roll(real, 1, 1)) * size / 2
    sx, sy, sz = math.cos(azimuth) * math.cos(elevation), math.sin(azimuth) * math.cos(elevation), math.sin(elevation)
    direct = np.maximum((-gx * sx - gy * sy + sz) / np.sqrt(gx * gx + gy * gy + 1), 0)
    roof = np.full_like(real, -1e9)
    for k in range(1, steps + 1):
        way = reach * (k / steps) ** 1.7 + 1.5 / size
        shifted = np.roll(real, (-round(way * math.sin(azimuth) * size), -round(way * math.cos(azimuth) * size)), (0, 1))
        np.maximum(roof, shifted - way * math.tan(elevation), out=roof)
    direct = direct * smooth(-soft * scale, soft * scale, real - roof)
    small = resized(real, size // 4, size // 4, method=Image.BOX)
    wide = sum(np.roll(small, (dy * s, dx * s), (0, 1)) for s in (3, 8) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 18
    openness = np.clip(0.75 + (real - resized(wide, size, size)) / scale * 2.2, 0.3, 1)
    return direct, openness


def relief(texture, x, y, z, yaw, repeats, sun):
    """Fine light and shade, on slopes as on level ground: the texture lit from one side."""
    e = 1.5 / texture.shape[0]
    across = (-math.sin(yaw) * x + math.cos(yaw) * y) * repeats
    side = math.sin(sun - yaw)
    level = sample(texture, x * repeats, y * repeats) - sample(
        texture, x * repeats + e * math.cos(sun), y * repeats + e * math.sin(sun))
    z = z * repeats
    wall = sample(texture, across, z) - sample(texture, across + e * side, z + e * 0.7)
    return level * 0.6 + wall


def massif(size, cells, r, octaves=8):
    """Sharp crests that branch: each octave counts where the one before it has a crest."""
    yy, xx = np.mgrid[0:1:size * 1j, 0:1:size * 1j].astype(np.float32)
    wx, wy = fractal(size, size, 3, 5, r), fractal(size, size, 3, 5, r)
    total, signal, weight = np.zeros((size, size), np.float32), 1.0, 1.0
    for k in range(octaves):
        if cells * 2**k * 2 > size:
            break
        part = octave(size, size, cells * 2**k, cells * 2**k, r)
        part = np.clip(1 - np.abs(part) / 1.5, 0, 1) ** 2 * signal
        signal = np.clip(part * 1.9, 0, 1)
        total += part * weight
        weight *= 0.52
    total = sample(total, xx + 0.035 * wx, yy + 0.035 * wy)
    low, high = np.percentile(total, (1, 99.9))
    return np.clip((total - low) / (high - low), 0, 1.1)


def terrain(size, height, scale, eye, yaw, view, horizon, near=0.01, far=2.0, steps=900, clearance=0.02, detail=None, floor=None):
    """Distance, and place, of what each pixel of a picture sees of a height field; infinite for the sky.

    `eye` is x and y in widths of the field, `view` the half width of the picture as a tangent, `horizon` its row from the top
    as a share of the height. `clearance` is how far above the ground the eye is. `detail` adds heights: texture, repeats, scale.
    """
    columns, rows = size

    def ground(x, y, way=None):
        h = sample(height, x, y) * scale
        if detail:
            for texture, repeats, amount in detail:
                h = h + amount * sample(texture, x * repeats, y * repeats)
        return h if floor is None else np.maximum(h, floor)

    t = (near * (far / near) ** np.linspace(0, 1, steps)).astype(np.float32)[:, None]
    across = np.linspace(-view, view, columns, dtype=np.float32)[None, :]
    cx, sx = math.cos(yaw), math.sin(yaw)
    x = eye[0] + t * (cx - sx * across)
    y = eye[1] + t * (sx + cx * across)
    top = ground(np.array([[eye[0]]]), np.array([[eye[1]]]))[0, 0] + clearance
    slope = (ground(x, y) - top) / t
    highest = np.maximum.accumulate(slope, 0)
    focal = columns / 2 / view
    wanted = ((horizon * rows - np.arange(rows)) / focal).astype(np.float32)
    place = np.empty((rows, columns), np.int32)
    for c in range(columns):
        place[:, c] = np.searchsorted(highest[:, c], wanted)
    sky = place >= steps
    k = np.clip(place, 1, steps - 1)
    column = np.arange(columns)[None, :]
    before, after = slope[k - 1, column], slope[k, column]
    part = np.clip((wanted[:, None] - before) / np.where(np.abs(after - before) < 1e-9, 1e-9, after - before), 0, 1)
    t = t[:, 0]
    way = t[k - 1] + (t[k] - t[k - 1]) * part
    x = eye[0] + way * (cx - sx * across)
    y = eye[1] + way * (sx + cx * across)
    return np.where(sky, np.inf, way), x, y, sky, top, focal


def directions(size, view, horizon):
    """Azimuth and elevation, as tangents, of each pixel."""
    columns, rows = size
    focal = columns / 2 / view
    across = np.linspace(-view, view, columns, dtype=np.float32)[None, :].repeat(rows, 0)
    up = ((horizon * rows - np.arange(rows, dtype=np.float32)) / focal)[:, None].repeat(columns, 1)
    return across, up


def clear_sky(az, el, zenith, low, sun=None, glow=None, haze=5.0):
    """A sky without clouds: `sun` is its azimuth and elevation, `glow` its colour."""
    light = mix(low, zenith, 1 - np.exp(-haze * np.maximum(el, 0)))
    if sun is not None:
        near = (az - sun[0]) ** 2 + (el - sun[1]) ** 2
        light = light + np.asarray(glow) * (0.9 * np.exp(-near / 0.02) + 0.5 * np.exp(-near / 0.15) * np.exp(-3 * np.maximum(el, 0)))[..., None]
    return light


def clouds(light, az, el, texture, amount, bright, dark, sun=(0, 0.1), scale=0.05, shift=(0.1, 0.2), edge=0.35, flat=0.09):
    """Clouds of a layer seen in perspective, darker where they are thick, brighter towards the sun."""
    el = np.maximum(el, 0)
    depth = 1 / (el + flat)
    u, v = az * depth * scale + shift[0], depth * scale + shift[1]
    thick = sample(texture, u, v)
    toward = sample(texture, u + 0.012 * (sun[0] - az) * 2, v + 0.012 * (1 if sun[1] < 0.3 else -0.5))
    cover = smooth(amount, amount + edge, thick) * smooth(0.0, 0.04, el)
    lit = np.clip(0.55 - 1.1 * (toward - thick) - 0.45 * (thick - amount), 0, 1)
    near = np.exp(-((az - sun[0]) ** 2 + (el - sun[1]) ** 2) / 0.12)
    colour = mix(dark, bright, lit) * (1 + 1.2 * near[..., None] * lit[..., None])
    return mix(light, colour, cover * 0.95)


def haze(light, way, colour, reach):
    return mix(light, colour, 1 - np.exp(-np.where(np.isfinite(way), way, 0) / reach))


# ---------------------------------------------------------------- scenes
@functools.cache
def range_of_mountains():
    """Heights and fine textures that several pictures share."""
    r = generator("alps")
    return (massif(1024, 3, r), fractal(512, 512, 4, 7, r, gain=0.6), fractal(1024, 1024, 8, 7, r, gain=0.65),
            fractal(1024, 1024, 8, 7, r, gain=0.75), fractal(512, 512, 80, 3, r, gain=1.0))


def alps(size=WIDE, name="alps", spot=(0.076, 0.045, 4.13), view=0.36, horizon=0.42, clearance=0.04, snow=0.46, sun=1.35, el=0.42,
         warm=(2.5, 2.3, 2.05), cool=(0.36, 0.45, 0.62), mist="a9c0dc", amount=0.16, exposure=1.05):
    """Peaks of rock and snow from a place in a range of mountains."""
    height, rough, tex, craggy, woods = range_of_mountains()
    scale = 0.2
    ex, ey, yaw = spot
    direct, open_ = sunlight(height, scale, yaw + sun, el, soft=0.02)
    gy, gx = np.gradient(height * scale * 1024)
    steep = np.sqrt(gx * gx + gy * gy)
    rock = mix(rgb("46454a"), rgb("6e6a68"), smooth(-0.3, 0.5, tex))
    grass = mix(rgb("42472a"), rgb("66613c"), smooth(-0.4, 0.5, tex))
    forest = mix(rgb("1d2a18"), rgb("2e3b20"), smooth(-0.2, 0.4, tex))
    ground = mix(forest, grass, smooth(0.16, 0.24, height + 0.1 * tex))
    ground = mix(ground, rock, smooth(0.24, 0.36, height + 0.12 * tex + 0.05 * steep))
    white = smooth(snow, snow + 0.1, height + 0.16 * tex - 0.05 * steep) * smooth(1.6, 0.9, steep + 0.25 * tex)
    ground = mix(ground, rgb("eef1f6"), white)
    lit = ground * (direct[..., None] * np.array(warm) + open_[..., None] * np.array(cool))
    way, x, y, sky, top, focal = terrain(size, height, scale, (ex, ey), yaw, view, horizon, near=0.03, far=2.2,
                                         clearance=clearance, detail=[(rough, 9, 0.0014)])
    h = sample(height, x, y)
    fine = relief(craggy, x, y, h * scale, yaw, 9, yaw + sun) + 0.8 * relief(craggy, x, y, h * scale, yaw, 3, yaw + sun)
    trees = sample(woods, x * 22, y * 22) * smooth(0.3, 0.2, h)
    white = sample(white, x, y)
    light = sample(lit.astype(np.float32), x, y) * np.clip(1 + fine * (2.6 - 1.7 * white) * np.clip(way / 0.2, 0.4, 1) + 0.6 * trees, 0.25, 1.9)[..., None]
    az, up = directions(size, view, horizon)
    light = haze(light, way, rgb(mist) * 0.95, 1.5)
    light = haze(light, np.where(sky, 0, way) * (1 - smooth(0, 0.10, h * scale)), rgb(mist), 1.6)
    above = clear_sky(az, up, rgb("2f66ad"), rgb(mist) * 1.15, haze=4.0)
    r = generator(name + " sky")
    above = clouds(above, az, up, fractal(1024, 1024, 3, 8, r, gain=0.55, stretch=0.7), amount, np.array(warm) * 0.55, rgb("9fb0c6"),
                   sun=(-0.8, 0.5), scale=0.09, edge=0.5)
    light = np.where(sky[..., None], above, light)
    return develop(light, name, exposure=exposure, contrast=1.06, saturation=1.12, grain=0.012)


def glacier(size=WIDE):
    return alps(size, "glacier", (0.793, 0.895, 3.39), horizon=0.55, snow=0.26, sun=-1.7, el=0.5, amount=0.3, exposure=0.95)


def alpenglow(size=TALL):
    return alps(size, "alpenglow", (0.344, 0.666, 3.86), view=0.27, horizon=0.55, snow=0.4, sun=2.2, el=0.16, warm=(3.6, 1.75, 1.0),
                cool=(0.3, 0.38, 0.62), mist="a79db8", amount=0.28, exposure=1.0)


def panorama(size=(3200, 900)):
    return alps(size, "panorama", (0.172, 0.013, 1.05), view=0.85, horizon=0.5, snow=0.4, sun=1.3, amount=0.15, clearance=0.06)


def lake(size=WIDE):
    r = generator("lake 3")
    height = massif(1024, 3, r)
    level = 0.22
    scale, el = 0.16, 0.42
    tex = fractal(1024, 1024, 16, 6, r, gain=0.7)
    gy, gx = np.gradient(height * scale * 1024)
    steep = np.sqrt(gx * gx + gy * gy)
    forest = mix(rgb("161e18"), rgb("30382a"), smooth(-0.3, 0.4, tex))
    rock = mix(rgb("4b4948"), rgb("77716c"), smooth(-0.3, 0.5, tex))
    ground = mix(forest, rock, smooth(0.50, 0.6, height + 0.16 * tex + 0.02 * steep))
    ground = mix(ground, rgb("edf0f5"), smooth(0.6, 0.7, height + 0.12 * tex - 0.03 * steep))
    rough = fractal(512, 512, 8, 6, r, gain=0.7)
    ex, ey, yaw = 0.1484375, 0.9453125, 1 * math.pi / 6
    direct, open_ = sunlight(np.maximum(height, level), scale, yaw + math.pi - 0.9, el, soft=0.02)
    lit = (ground * (direct[..., None] * np.array([3.0, 2.3, 1.6]) + open_[..., None] * np.array([0.36, 0.44, 0.62]))).astype(np.float32)
    horizon = 0.53
    view = 0.75
    way, x, y, sky, top, focal = terrain(size, height, scale, (ex, ey), yaw, view, horizon, near=0.006, far=1.5, steps=1000,
                                         clearance=0.0045, detail=[(rough, 12, 0.0012)], floor=level * scale)
    az, up = directions(size, view, horizon)
    cloud = fractal(1024, 1024, 3, 8, r, gain=0.52, stretch=0.6)

    def above(a, e):
        light = clear_sky(a, e, rgb("3f73b4"), rgb("dfe0dc"), haze=4, sun=(0.9, 0.12), glow=rgb("ffd9a8") * 0.5)
        return clouds(light, a, e, cloud, 0.05, rgb("fff1e0") * 1.3, rgb("8f9db4"), sun=(0.8, 0.3), scale=0.1, edge=0.5)

    h = sample(height, x, y)
    water = ~sky & (h < level) & (up < 0)
    craggy = fractal(1024, 1024, 8, 7, r, gain=0.75)
    sun = yaw + math.pi - 0.9
    fine = relief(craggy, x, y, h * scale, yaw, 9, sun) + 0.7 * relief(craggy, x, y, h * scale, yaw, 3, sun)
    trees = sample(fractal(512, 512, 80, 3, r, gain=1.0), x * 14, y * 14 + h * 2) * smooth(0.6, 0.5, h)
    land = sample(lit, x, y) * np.clip(1 + fine * 2.6 + 0.7 * trees, 0.2, 2)[..., None]
    land = haze(land, way, rgb("b9c9dc"), 1.1)
    light = np.where(sky[..., None], above(az, up), land)
    # The reflection looks up the rows above the horizon, moved by ripples.
    rows, columns = size[1], size[0]
    line = int(horizon * rows)
    # Only what was rendered without water is reflected.
    shore = np.where(water[..., None], rgb("2a3a40"), light)
    depth = np.clip(-up, 1e-3, None)
    waves = fractal(1024, 1024, 10, 7, r, gain=0.6, stretch=1)
    px, py = az / depth * 0.02, 0.02 / depth
    ripple = sample(waves, px * 2.2, py * 2.2) + 0.6 * sample(waves, px * 7 + 0.3, py * 7)
    calm = smooth(-0.2, 0.3, sample(waves, px * 0.15 + 0.6, py * 0.5))
    amount = (0.002 + 0.012 * calm) * np.minimum(1, depth * 9)
    ry = np.clip(2 * line - np.arange(rows)[:, None] - ripple * amount * focal * 2, 0, line - 1).astype(int)
    rx = np.clip(np.arange(columns)[None, :] + sample(waves, px * 5 + 0.7, py * 5) * amount * focal * 0.5, 0, columns - 1).astype(int)
    mirror = blurred(shore, 0.8)[ry, rx]
    fresnel = 0.25 + 0.7 * np.exp(-depth * 4.5)
    wet = mix(rgb("12303a"), mirror * np.array([0.88, 0.93, 0.96]), fresnel * (1 - 0.15 * calm))
    light = np.where(water[..., None], wet, light)
    return develop(light, "lake", exposure=1.2, saturation=1.12, contrast=1.04, grain=0.012)


def ridges(size=WIDE, name="ridges", sun=(0.25, 0.62)):
    """Wooded ridges one behind the other, in haze, at sunrise."""
    r = generator(name)
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    light = mix(rgb("ffd9a0") * 1.5, rgb("7f9bc4"), smooth(0.5, -0.1, y) ** 0.8)
    near = (x - sun[0]) ** 2 * (columns / rows) ** 2 + (y - 1 + sun[1]) ** 2
    light = light + (rgb("ffca7a") * 1.6) * np.exp(-near / 0.05)[..., None] + (rgb("fff2d0") * 14) * smooth(0.00075, 0.0005, near)[..., None]
    cirrus = fractal(rows, columns, 3, 7, r, gain=0.55, stretch=5)
    light = light + smooth(0.1, 0.9, cirrus)[..., None] * smooth(0.45, 0.1, y)[..., None] * rgb("ffd2b0") * 0.45
    layers = 9
    for k in range(layers):
        far = 1 - k / (layers - 1)
        base = 0.42 + 0.5 * (1 - far) ** 1.25
        cells = 2 + 2 * (1 - far)
        line = octave(1, columns, 1, 3 + k % 3, r)[0] * 0.035 + sum(
            np.abs(octave(1, columns, 1, max(1, round(cells * 2**j)), r)[0]) * 0.05 / 1.9**j for j in range(6)) - 0.06
        line = base - line * (0.75 + 0.5 * (1 - far))
        # Crowns of trees on the nearer ridges.
        if far < 0.75:
            fine = np.abs(octave(1, columns, 1, columns // 7, r)[0]) + np.abs(octave(1, columns, 1, columns // 3, r)[0]) * 0.6
            line = line - fine * 0.0075 * (1 - far) ** 1.2
        inside = smooth(-0.0012, 0.0012, y - line[None, :])
        near_colour = mix(rgb("141d1c"), rgb("30404a"), min(1, far * 2.2))
        colour = mix(near_colour, mix(rgb("8fa2bf"), rgb("f1c79a"), np.exp(-(x - sun[0]) ** 2 / 0.18)), far**0.75 * 0.93)
        down = np.clip((y - line[None, :]) / 0.16, 0, 1)
        mist = mix(rgb("c3cbd8"), rgb("ffdcae"), np.exp(-(x - sun[0]) ** 2 / 0.2)) * 0.95
        fog = down * (0.2 + 0.55 * far) * (0.85 + 0.25 * fractal(rows, columns, 4, 4, r))
        if far < 0.4:
            speckle = fractal(rows, columns, 90, 3, r, gain=0.9)
            colour = colour * (1 + 0.35 * speckle[..., None])
        light = mix(light, mix(colour, mist, np.clip(fog, 0, 0.85)), inside)
    return develop(light, name, exposure=0.95, bloom=0.1, grain=0.016, contrast=1.03, saturation=1.08)


def sunset(size=WIDE):
    """The sea towards the setting sun."""
    r = generator("sunset")
    view, horizon = 0.5, 0.52
    az, up = directions(size, view, horizon)
    cloud = fractal(1024, 1024, 3, 8, r, gain=0.52, stretch=0.45)
    sun = (0.08, 0.055)

    def above(a, e):
        light = clear_sky(a, e, rgb("3a4f86") * 0.8, rgb("f59b56") * 1.05, haze=4.2)
        near = (a - sun[0]) ** 2 + (e - sun[1]) ** 2
        light = light + np.exp(-near / 0.018)[..., None] * rgb("ffb347") * 1.8 + np.exp(-near / 0.2)[..., None] * rgb("ff7a3c") * 0.5
        light = clouds(light, a, e, cloud, 0.0, rgb("ff9a5e") * 1.5, rgb("4a4462") * 0.8, sun=sun, scale=0.06, edge=0.55, flat=0.05)
        return light, smooth(0.00062, 0.00042, near)

    light, disc = above(az, up)
    light = light + (disc * 30)[..., None] * rgb("ffe2a0")
    depth = np.clip(-up, 6e-4, None)
    eye = 0.02
    px, py = az / depth * eye, eye / depth
    waves = fractal(1024, 1024, 8, 8, r, gain=0.62)
    sy = (sample(waves, px * 1.1, py * 2.0) * 1.0 + sample(waves, px * 4 + 0.2, py * 7) * 0.8 + sample(waves, px * 17 + 0.5, py * 27) * 0.6) * 0.09
    sx = (sample(waves, px * 2.4 + 0.6, py * 3) + sample(waves, px * 13 + 0.1, py * 21) * 0.8) * 0.06
    seen, _ = above(az + sx * 1.6, np.abs(depth + 2 * sy) + 0.015)
    tilt = np.clip(depth + sy, 0.0, 1)
    fresnel = 0.04 + 0.96 * (1 - np.clip(tilt, 0, 1)) ** 6
    water = mix(rgb("0c2233"), seen * 0.8, np.clip(fresnel, 0, 0.88))
    spread = 0.012 + 0.25 * depth
    glint = np.exp(-((az + sx * 0.9 - sun[0]) / spread) ** 2) * smooth(0.005, 0.045, sy + 0.018 + 0.02 * np.exp(-depth * 30))
    water = water + (glint * 6 * np.exp(-depth * 3.2))[..., None] * rgb("ffb45e")
    water = mix(water, rgb("d08a62"), np.exp(-depth / 0.012) * 0.5)
    light = np.where((up < 0)[..., None], water, light)
    return develop(light, "sunset", exposure=0.95, bloom=0.09, grain=0.014, saturation=1.06)


def dunes(size=WIDE):
    r = generator("dunes")
    n = 1024
    yy, xx = np.mgrid[0:1:n * 1j, 0:1:n * 1j].astype(np.float32)
    warp = fractal(n, n, 2, 4, r, gain=0.45)
    warp2 = fractal(n, n, 3, 3, r, gain=0.4)
    height = np.zeros((n, n), np.float32)
    for repeats, amount, w in ((4, 1.0, 0.75), (9, 0.35, 1.1)):
        phase = (xx * repeats + warp * w + 0.25 * warp2 * w) % 1
        profile = np.where(phase < 0.72, (phase / 0.72) ** 1.6, 1 - (np.maximum(phase - 0.72, 0) / 0.28) ** 0.9)
        height += amount * profile * (0.55 + 0.45 * smooth(-0.7, 0.7, warp2))
    height = blurred(np.tile(height, (2, 2)), 1.2)[:n, :n]
    height = (height - height.min()) / (height.max() - height.min())
    scale = 0.055
    direct, open_ = sunlight(height, scale, math.pi - 0.35, 0.3, soft=0.02, reach=0.3)
    grains = fractal(512, 512, 40, 4, r, gain=0.8)
    lit = rgb("d19a5c") * (direct[..., None] * np.array([3.9, 3.05, 2.1]) + open_[..., None] * np.array([0.22, 0.26, 0.42]))
    way, x, y, sky, _, _ = terrain(size, height, scale, (0.30, 0.52), 1.35, 0.5, 0.3, near=0.012, far=1.6, clearance=0.035)
    g = sample(warp, x, y) * 3
    ripples = np.sin((x * 230 + y * 40 + g * 5 + sample(warp2, x * 3, y * 3) * 6) * 2 * math.pi)
    ripples *= np.exp(-np.where(np.isfinite(way), way, 9) / 0.09)
    light = sample(lit.astype(np.float32), x, y) * (1 + 0.2 * ripples + 0.05 * sample(grains, x * 10, y * 10))[..., None]
    light = haze(light, way, rgb("e3bd94") * 0.9, 1.5)
    az, up = directions(size, 0.5, 0.3)
    above = clear_sky(az, up, rgb("3b6ea8"), rgb("ecc9a2"), haze=5.0)
    light = np.where(sky[..., None], above, light)
    return develop(light, "dunes", exposure=1.05, contrast=1.04, grain=0.012, softness=0.5)


def above_clouds(size=WIDE):
    """A sea of clouds from an aeroplane, late in the day."""
    r = generator("above clouds 2")
    n = 1024
    billow = np.zeros((n, n), np.float32)
    weight = 1.0
    warp = fractal(n, n, 3, 5, r)
    for k in range(8):
        c = 4 * 2**k
        if c * 2 > n:
            break
        part = octave(n, n, c, c, r)
        billow += weight * (np.sqrt(part * part + 0.02)) * (1 if k else 1.2)
        weight *= 0.55
    billow = billow + 0.9 * warp
    height = (billow - billow.min()) / (np.percentile(billow, 99.9) - billow.min())
    height = np.clip(height, 0, 1.3) ** 1.4
    scale = 0.055
    direct, open_ = sunlight(height, scale, 0.9, 0.24, soft=0.15)
    direct, open_ = blurred(direct, 0.8), open_
    lit = direct[..., None] * np.array([2.0, 1.5, 1.1]) + open_[..., None] * np.array([0.45, 0.52, 0.72]) * (0.55 + 0.5 * height[..., None])
    way, x, y, sky, _, _ = terrain(size, height, scale, (0.4, 0.2), 0.35, 0.6, 0.34, near=0.02, far=3.5, clearance=0.075)
    light = sample((lit * 0.8).astype(np.float32), x, y)
    light = haze(light, way, rgb("e8d2c4"), 1.5)
    az, up = directions(size, 0.6, 0.34)
    above = clear_sky(az, up, rgb("1f4b8e") * 0.9, rgb("f2d9c0"), sun=(0.75, 0.1), glow=rgb("ffcf90") * 0.9, haze=5.5)
    cirrus = fractal(1024, 1024, 3, 7, r, gain=0.55, stretch=4)
    above = above + (smooth(0.1, 0.9, sample(cirrus, az * 0.4, up * 1.2)) * 0.25 * smooth(0.05, 0.2, up))[..., None]
    light = np.where(sky[..., None], above, light)
    light = blurred(light, 0.7)
    return develop(light, "above clouds", exposure=1.0, grain=0.012, bloom=0.08, saturation=1.1)


def canyon(size=TALL):
    r = generator("canyon 4")
    n = 1024
    base = mountains(n, 3, r, erosion=0.5, gain=0.5, ridge=0.2)
    warp = fractal(n, n, 6, 6, r, gain=0.55)
    base = np.clip(base + 0.06 * warp, 0, 1.1)
    # Terraces: hard beds stand out as cliffs.
    steps = 7
    k = base * steps
    f = k - np.floor(k)
    height = (np.floor(k) + smooth(0.35, 0.75, f) * 0.85 + 0.15 * f) / steps
    scale = 0.16
    direct, open_ = sunlight(height, scale, 2.2, 0.42, soft=0.02)
    bed = np.interp((height * 42) % 8, [0, 1, 2, 3, 4.5, 5.5, 7, 8], [0.2, 0.9, 0.3, 0.65, 0.1, 0.75, 0.45, 0.2])
    fine = fractal(n, n, 32, 5, r, gain=0.7)
    ground = mix(rgb("8c4a2e"), rgb("d69467"), np.clip(bed + 0.3 * fine, 0, 1))
    gy, gx = np.gradient(height * scale * n)
    flat = smooth(0.5, 0.2, np.sqrt(gx * gx + gy * gy))
    ground = mix(ground, mix(rgb("a5714d"), rgb("7c7a4e"), smooth(0.1, 0.5, fine)), flat * 0.65)
    lit = (ground * (direct[..., None] * np.array([3.0, 2.5, 2.0]) + open_[..., None] * np.array([0.42, 0.42, 0.55]))).astype(np.float32)
    rough = fractal(512, 512, 6, 7, r, gain=0.65)
    way, x, y, sky, top, focal = terrain(size, height, scale, (0.62, 0.2), 1.9, 0.42, 0.27, near=0.03, far=1.9, steps=1100,
                                         clearance=0.07, detail=[(rough, 10, 0.003)])
    light = sample(lit, x, y) * (1 + 0.4 * sample(rough, x * 18, y * 18))[..., None]
    light = haze(light, way, rgb("b9c0d4") * 0.85, 2.4)
    az, up = directions(size, 0.42, 0.27)
    above = clear_sky(az, up, rgb("3a72b8"), rgb("d5dde2"), haze=4.5)
    above = clouds(above, az, up, fractal(1024, 1024, 4, 8, r, gain=0.55, stretch=0.7), 0.18, rgb("ffffff") * 1.2, rgb("a3aebf"),
                   sun=(-0.5, 0.5), scale=0.09, edge=0.4)
    light = np.where(sky[..., None], above, light)
    return develop(light, "canyon", exposure=1.05, contrast=1.12, grain=0.012, saturation=1.08)


def milky_way(size=TALL):
    r = generator("milky way")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    light = mix(rgb("0a1226") * 0.8, rgb("3d4a63") * 0.55, smooth(0.2, 0.95, y) ** 1.5)
    light = light + np.exp(-((y - 0.92) / 0.14) ** 2)[..., None] * rgb("d08a4e") * 0.2 * (0.6 + 0.6 * np.exp(-((x - 0.75) / 0.3) ** 2))[..., None]
    # Along and across the band.
    a = math.radians(62)
    u, v = x * 0.75 - 0.36, y - 0.45
    across = u * math.sin(a) + v * math.cos(a) - 0.03 * np.sin(3 * v)
    along = -u * math.cos(a) + v * math.sin(a)
    cloud = fractal(rows, columns, 5, 7, r, gain=0.55)
    dust = fractal(rows, columns, 4, 8, r, gain=0.6, ridged=True)
    band = np.exp(-(across / 0.11) ** 2) * (0.55 + 0.45 * np.exp(-((along - 0.12) / 0.28) ** 2))
    core = np.exp(-(across / 0.05) ** 2) * np.exp(-((along - 0.15) / 0.22) ** 2)
    lane = smooth(0.0, 0.75, dust + 0.35 * cloud) * np.exp(-((across + 0.012) / 0.05) ** 2)
    glow = band * (0.7 + 0.6 * cloud) * (1 - 0.8 * lane)
    light = light + np.clip(glow, 0, None)[..., None] * rgb("9fa7c4") * 0.55 + (np.clip(core * (1 - 0.85 * lane), 0, None))[..., None] * rgb("ffd9b0") * 0.42
    light = light + (smooth(0.5, 0.9, cloud) * core * 0.25)[..., None] * rgb("d65a7a")
    stars = np.zeros((rows, columns, 3), np.float32)
    chance = 0.0016 + 0.011 * np.clip(glow, 0, 1)
    dots = r.random((rows, columns)) < chance
    power = np.minimum(r.pareto(1.25, (rows, columns)) * 0.10, 5.0) * dots
    tint = mix(rgb("ffdcb8"), rgb("c4d6ff"), r.random((rows, columns)).astype(np.float32))
    stars += tint * power[..., None] * 4
    stars = 0.55 * blurred(stars, 1) + 0.45 * stars + 0.5 * blurred(np.where(power[..., None] > 1.2, stars, 0), 2)
    light = light + stars * smooth(0.98, 0.7, y)[..., None]
    line = 0.86 - 0.05 * np.abs(octave(1, columns, 1, 3, r)[0]) - sum(np.abs(octave(1, columns, 1, 5 * 2**j, r)[0]) * 0.03 / 1.8**j for j in range(6))
    land = smooth(-0.0008, 0.0008, y - line[None, :])
    light = mix(light, rgb("0b0e14") * (0.5 + 0.5 * fractal(rows, columns, 20, 5, r, gain=0.7))[..., None], land)
    line = 0.95 - sum(np.abs(octave(1, columns, 1, 4 * 2**j, r)[0]) * 0.03 / 1.6**j for j in range(7))
    spikes = conifer_line(columns, r, 70, 0.035)
    land = smooth(-0.0008, 0.0008, y - (line - spikes)[None, :])
    light = mix(light, rgb("05070a"), land)
    return develop(light, "milky way", exposure=1.5, grain=0.03, bloom=0.1, saturation=1.05, fade=0.01)


def conifer_line(columns, r, count, tall):
    """How far a row of conifers stands above the ground, for each column."""
    x = np.arange(columns, dtype=np.float32) / columns
    out = np.zeros(columns, np.float32)
    for _ in range(count):
        at, h = r.random(), tall * (0.35 + 0.65 * r.random())
        w = h * 0.30
        d = np.abs(x - at) / w
        body = np.clip(1 - d, 0, 1)
        teeth = (np.abs(((body * (7 + 3 * r.random())) % 1) - 0.3)) * 0.22
        out = np.maximum(out, np.where(d < 1, h * np.clip(body - teeth * smooth(0, 0.3, body), 0, 1), 0))
    return out


def plane(size):
    columns, rows = size
    y, x = np.mgrid[0:rows / columns:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    return x, y


def lattice(x, y, cells, r, size=64):
    """Of a net of irregular cells: distance to the nearest and the second centre, the cell's number, and the way from its centre."""
    jitter = r.random((size, size, 2)).astype(np.float32)
    u, v = x * cells, y * cells
    i, j = np.floor(u).astype(np.int32), np.floor(v).astype(np.int32)
    first, second = np.full(x.shape, 9, np.float32), np.full(x.shape, 9, np.float32)
    number, dx, dy = np.zeros(x.shape, np.int32), np.zeros(x.shape, np.float32), np.zeros(x.shape, np.float32)
    for b in (-1, 0, 1):
        for a in (-1, 0, 1):
            cell = jitter[(j + b) % size, (i + a) % size]
            px, py = u - i - a - cell[..., 0], v - j - b - cell[..., 1]
            d = np.sqrt(px * px + py * py)
            near = d < first
            second = np.where(near, first, np.minimum(second, d))
            number = np.where(near, ((j + b) % size) * size + (i + a) % size, number)
            dx, dy = np.where(near, px, dx), np.where(near, py, dy)
            first = np.minimum(first, d)
    return first, second, number, dx, dy


def beach_above(size=TALL):
    """Surf on a beach, from above."""
    r = generator("beach above")
    x, y = plane(size)
    rows, columns = x.shape
    big, fine = fractal(rows, columns, 2, 5, r, gain=0.45), fractal(rows, columns, 16, 7, r, gain=0.65)
    d = (x * 0.9 + y * 0.42 - 0.68) + 0.05 * big + 0.012 * octave(rows, columns, 6, 5, r)
    sand = mix(rgb("d9bd92"), rgb("ead6b4"), smooth(-0.5, 0.6, fine + 0.6 * big))
    marks = fractal(rows, columns, 50, 4, r, gain=0.8)
    sand = sand * (1 + 0.12 * (marks - np.roll(marks, (2, 2), (0, 1)))[..., None])
    wet = smooth(0.115, 0.06, d + 0.03 * big)
    sand = mix(sand, sand * rgb("b39878") * 1.25, wet * 0.8)
    depth = np.clip(-d, 0, 1)
    water = mix(rgb("8fd8c8"), rgb("2fa3b0"), smooth(0.0, 0.22, depth))
    water = mix(water, rgb("0d5f86"), smooth(0.18, 0.6, depth + 0.05 * big))
    reef = smooth(0.1, 0.6, fractal(rows, columns, 5, 6, r, gain=0.6)) * smooth(0.1, 0.25, depth)
    water = mix(water, rgb("14505e"), reef * 0.55)
    warp = 0.01 * fine
    swell = np.sin((d * 62 + 2.2 * big + 9 * warp * 5)) * smooth(0.0, 0.2, depth)
    chop = fractal(rows, columns, 34, 5, r, gain=0.7, ridged=True)
    water = water * (1 + 0.13 * swell + 0.16 * (chop - np.roll(chop, (3, 3), (0, 1))))[..., None]
    web = fractal(rows, columns, 22, 5, r, gain=0.6, ridged=True)
    light = mix(water, sand, smooth(-0.012, 0.012, d - 0.004 * fine))
    foam = np.zeros((rows, columns), np.float32)
    for at, width, strength in ((0.012, 0.05, 1.0), (-0.085, 0.055, 0.95), (-0.2, 0.05, 0.8), (-0.33, 0.03, 0.35)):
        edge = d - at - 0.02 * octave(rows, columns, 5, 4, r) - 0.004 * fine
        behind = np.clip(-edge / width, 0, 9)
        along = smooth(-0.5, 0.5, octave(rows, columns, 4, 3, r) + 0.5)
        dense = smooth(-0.004, 0.0005, -edge) * np.exp(-behind * 1.2)
        foam = np.maximum(foam, strength * along * dense * smooth(0.05 + 0.5 * np.clip(behind, 0, 1), 0.3 + 0.5 * np.clip(behind, 0, 1), 0.5 + 0.6 * web + 0.4 * np.exp(-behind * 5)))
    light = mix(light, np.array([0.93, 0.95, 0.95]), np.clip(foam, 0, 1) * 0.95)
    return develop(light, "beach above", exposure=1.05, grain=0.01, saturation=1.08)


def crowns(size, r, spacing, path):
    """Tree tops from above: height, colour number and the way across, where `path` says how free of trees a place is."""
    columns, rows = size
    height = np.zeros((rows, columns), np.float32)
    tone = np.zeros((rows, columns), np.float32)
    places = [(j, i) for j in np.arange(-spacing, rows + spacing, spacing * 0.8) for i in np.arange(-spacing, columns + spacing, spacing * 0.8)]
    r.shuffle(places)
    for j, i in places:
        cy, cx = j + (r.random() - 0.5) * spacing * 1.1, i + (r.random() - 0.5) * spacing * 1.1
        if path[int(np.clip(cy, 0, rows - 1)), int(np.clip(cx, 0, columns - 1))] > 0.5:
            continue
        radius = spacing * (0.45 + 0.5 * r.random())
        y0, y1, x0, x1 = int(max(0, cy - radius)), int(min(rows, cy + radius)), int(max(0, cx - radius)), int(min(columns, cx + radius))
        if y1 <= y0 or x1 <= x0:
            continue
        y, x = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        angle = np.arctan2(y - cy, x - cx)
        lobes = 1 + 0.12 * np.sin(angle * 5 + r.random() * 6) + 0.08 * np.sin(angle * 9 + r.random() * 6)
        d = np.sqrt((x - cx) ** 2 + (y - cy) ** 2) / radius / lobes
        dome = np.where(d < 1, (1 - d**2.2) * radius * 0.8 + spacing * (0.5 + 0.35 * r.random()), 0)
        part = height[y0:y1, x0:x1]
        over = dome > part
        tone[y0:y1, x0:x1] = np.where(over, r.random(), tone[y0:y1, x0:x1])
        height[y0:y1, x0:x1] = np.maximum(part, dome)
    return height, tone


def autumn(size=WIDE):
    """A road through a wood in autumn, from above."""
    r = generator("autumn")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    middle = 0.52 + 0.16 * np.sin(y * 4.2 + 0.4) + 0.05 * np.sin(y * 9 + 1)
    away = np.abs(x - middle) * columns
    height, tone = crowns(size, r, 40, (away < 44).astype(np.float32))
    leaves = fractal(rows, columns, 90, 4, r, gain=0.95)
    clumps = fractal(rows, columns, 36, 3, r, gain=0.7)
    big = fractal(rows, columns, 2, 4, r)
    bumps = height + 9 * clumps * (height > 0) + 5 * leaves * (height > 0)
    gx = bumps - np.roll(bumps, 2, 1)
    gy = bumps - np.roll(bumps, 2, 0)
    lit = np.clip(0.62 + 0.085 * (-gx * -0.8 + gy * 0.75), 0.05, 1.7)
    shadow = np.zeros_like(height)
    for k in range(1, 16):
        shadow = np.maximum(shadow, np.roll(height, (-3 * k, 3 * k), (0, 1)) - 2.6 * k)
    lit = lit * (1 - 0.6 * smooth(-2, 10, shadow - height))
    dark = smooth(8, 52, height) ** 1.3
    stops = [rgb(c) for c in ("2e3a22", "4c5430", "6f6a38", "94793c", "9c6634", "8a4a2c", "66362a", "3c4630")]
    t = np.clip(tone * 3.4 + 2.6 * big + 1.4 + 0.5 * clumps, 0, 6.99)
    k = t.astype(int)
    palette = np.stack(stops)
    ground = mix(palette[k], palette[np.minimum(k + 1, 7)], t - k)
    ground = ground * (1 + 0.35 * leaves[..., None])
    light = ground * (lit * (0.25 + 0.75 * dark))[..., None] * np.array([2.3, 2.1, 1.7]) + ground * dark[..., None] * np.array([0.15, 0.18, 0.26])
    soil = mix(rgb("4a3f2c"), rgb("6c5a36"), smooth(-0.4, 0.4, leaves))
    floor_shadow = 1 - 0.75 * smooth(0, 8, shadow)
    road = mix(rgb("5d5c5e"), rgb("6a686a"), smooth(-0.4, 0.4, clumps)) * (1 + 0.06 * leaves[..., None])
    line = smooth(1.6, 0.9, away) * (((y * 26) % 1) < 0.55) + smooth(1.6, 0.8, np.abs(away - 19))
    road = mix(road, rgb("d8d6cc"), np.clip(line, 0, 1) * 0.8)
    bottom = mix(soil, road, smooth(24, 22, away + 0.8 * leaves))
    bottom = bottom * floor_shadow[..., None] * np.array([1.7, 1.6, 1.5])
    light = np.where((height > 6)[..., None], light, bottom)
    return develop(light, "autumn", exposure=1.05, grain=0.014, softness=0.6, saturation=0.86, contrast=1.04)


def conifer(draw, x, foot, tall, r, fill):
    """One spruce as a silhouette: a stem, and boughs that hang."""
    wide = tall * (0.17 + 0.05 * r.random())
    draw.line([(x, foot), (x, foot - tall)], fill=fill, width=max(1, int(tall / 70)))
    levels = int(14 + tall / 14)
    for k in range(levels):
        t = k / levels
        y = foot - tall * (0.08 + 0.92 * t)
        reach = wide * (1 - t) ** 0.85 * (0.65 + 0.5 * r.random()) + tall * 0.006
        for side in (-1, 1):
            bough = reach * (0.75 + 0.4 * r.random())
            drop = bough * (0.25 + 0.3 * r.random())
            thick = tall * 0.011 + bough * 0.10
            draw.polygon([(x, y - thick), (x + side * bough * 0.55, y + drop * 0.35 - thick * 0.4), (x + side * bough, y + drop),
                          (x + side * bough * 0.6, y + drop * 0.8 + thick * 0.6), (x + side * bough * 0.3, y + drop * 0.5 + thick * 0.9),
                          (x, y + thick * 1.2)], fill=fill)


def fog_forest(size=TALL):
    """A slope of spruces in fog."""
    r = generator("fog forest")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    cloud = fractal(rows, columns, 2, 6, r, gain=0.5, stretch=1.6)
    light = mix(rgb("c3c9cb"), rgb("dfe1df"), smooth(-0.5, 0.6, cloud + 0.6 - y))
    layers = 8
    for k in range(layers):
        near = k / (layers - 1)
        mask = Image.new("L", (columns * 2, rows * 2))
        draw = ImageDraw.Draw(mask)
        tall = rows * 2 * (0.07 + 0.24 * near**1.5)
        for _ in range(int(95 - 66 * near)):
            at = r.random()
            slope = 0.27 + 0.10 * k * (0.62 + 0.5 * near) + (0.26 - 0.3 * near) * (at - 0.5) * (1 if k % 3 else -0.8) + 0.05 * r.standard_normal() * 0.6
            conifer(draw, at * columns * 2, (slope + 0.05) * rows * 2, tall * (0.5 + 0.6 * r.random()), r, 255)
        inside = np.asarray(mask.resize(size, Image.LANCZOS), np.float32) / 255
        # Under the trees there is wood.
        inside = np.maximum(inside, np.maximum.accumulate(blurred(inside, 14), 0) * smooth(0.45, 0.8, np.maximum.accumulate(blurred(inside, 30), 0)))
        tex = fractal(rows, columns, 40 - 20 * near, 5, r, gain=0.8, stretch=0.5)
        colour = mix(rgb("b4bcbf"), rgb("1c2724"), near**0.75) * (1 + (0.08 + 0.4 * near) * tex[..., None])
        light = mix(light, colour, np.clip(inside, 0, 1))
        drift = fractal(rows, columns, 2.5, 6, r, gain=0.55, stretch=2.2)
        bank = smooth(-0.15, 0.9, drift + 0.25) * (0.75 - 0.55 * near) * smooth(0.1, 0.5, y)
        if k < layers - 1:
            light = mix(light, rgb("cfd4d5"), bank)
    return develop(light, "fog forest", exposure=1.05, grain=0.022, bloom=0.12, saturation=0.9, warmth=-0.01)


def disc_blur(light, radius, rim=0.25):
    """Out of focus: every point becomes a disc with a slightly brighter edge."""
    rows, columns = light.shape[:2]
    y, x = np.mgrid[:rows, :columns].astype(np.float32)
    d = np.hypot(np.minimum(y, rows - y), np.minimum(x, columns - x))
    kernel = smooth(radius + 1, radius - 1, d) * (1 - rim + rim * (d / radius) ** 3)
    kernel = np.fft.rfft2(kernel / kernel.sum())
    return np.stack([np.fft.irfft2(np.fft.rfft2(light[..., k]) * kernel, s=(rows, columns)) for k in range(3)], -1).clip(0).astype(np.float32)


LAMPS = ["ffb35c", "ffd9a0", "ff7a3a", "ff3b30", "fff1d8", "7ab8ff", "5cffb0", "ff5c9a", "ffc23c"]


def lamps(size, r, count, band, power=(200, 900)):
    columns, rows = size
    light = np.zeros((rows, columns, 3), np.float32)
    for _ in range(count):
        x = int(r.random() * columns)
        y = int(np.clip(r.normal(band[0], band[1]), 0.02, 0.98) * rows)
        light[y, x] += rgb(LAMPS[int(r.random() ** 1.5 * len(LAMPS))]) * r.uniform(*power)
    return light


def rain(size=TALL):
    """Rain on a window, lights of a town behind it."""
    r = generator("rain")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    back = mix(rgb("131c2c"), rgb("2a3040"), smooth(0.2, 0.6, y)) * 0.8
    back = back + disc_blur(lamps(size, r, 55, (0.52, 0.12)), 44) * 2.6 + disc_blur(lamps(size, r, 60, (0.62, 0.2)), 26) * 0.9
    back = back + blurred(back, 60) * 0.5
    light = back.copy()
    mist = fractal(rows, columns, 4, 5, r)
    light = light * (0.92 + 0.08 * mist[..., None])
    drops = [(r.random() * columns, r.random() * rows, 1.2 + 3.5 * r.random() ** 2) for _ in range(1500)]
    drops += [(r.random() * columns, r.random() * rows, 5 + 13 * r.random() ** 2.5) for _ in range(260)]
    for cx, cy, radius in drops:
        reach = int(radius * 1.6) + 1
        x0, x1, y0, y1 = int(cx) - reach, int(cx) + reach + 1, int(cy) - reach, int(cy) + reach + 1
        if x0 < 0 or y0 < 0 or x1 > columns or y1 > rows:
            continue
        v, u = np.mgrid[y0:y1, x0:x1].astype(np.float32)
        u, v = (u - cx) / radius, (v - cy) / radius / 1.15
        d = np.sqrt(u * u + v * v) * (1 + 0.08 * np.sin(np.arctan2(v, u) * 3 + cx))
        inside = smooth(1.05, 0.85, d)
        sx = np.clip(cx - u * columns * 0.16, 0, columns - 1).astype(int)
        sy = np.clip(rows * 0.52 - v * rows * 0.24, 0, rows - 1).astype(int)
        seen = back[sy, sx] * (1.15 - 0.75 * smooth(0.5, 1.0, d))[..., None]
        seen = seen + (np.exp(-((u + 0.35) ** 2 + (v + 0.4) ** 2) / 0.03) * 0.5)[..., None]
        light[y0:y1, x0:x1] = mix(light[y0:y1, x0:x1], seen, inside)
    return develop(light, "rain", exposure=1.3, grain=0.025, bloom=0.14, contrast=1.04)


def promenade(size=WIDE):
    """Lights of a promenade out of focus, with their reflections."""
    r = generator("promenade")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    light = mix(rgb("1c2748"), rgb("c97a54") * 0.55, smooth(0.05, 0.5, y) ** 2)
    light = np.where((y > 0.52)[..., None], mix(rgb("6b4a48") * 0.5, rgb("101830"), smooth(0.52, 1.0, y)), light)
    far = lamps(size, r, 110, (0.46, 0.035), (300, 1300))
    glow = disc_blur(far, 30) * 1.6
    mirror = np.roll(glow[::-1], int(rows * 0.05), 0)
    streak = sum(np.roll(mirror, k * 22, 0) * 0.8**k for k in range(-3, 5)) * 0.28
    wave = fractal(rows, columns, 26, 4, r, gain=0.7, stretch=7)
    light = light + glow + np.where((y > 0.53)[..., None], streak * np.clip(0.8 + 1.1 * wave, 0, 2)[..., None], 0)
    light = light + disc_blur(lamps(size, r, 12, (0.36, 0.12), (600, 1500)), 62) * 1.6
    return develop(light, "promenade", exposure=1.25, grain=0.022, bloom=0.12)


def city(size=WIDE):
    """A skyline across the water in the blue hour."""
    r = generator("city")
    columns, rows = size
    shore = int(rows * 0.63)
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    sky = mix(rgb("17264f") * 0.9, rgb("d8875c") * 0.7, smooth(0.05, 0.66, y) ** 2.2)
    cloud = fractal(rows, columns, 3, 7, r, gain=0.55, stretch=4)
    sky = sky * (1 + 0.5 * cloud[..., None] * smooth(0.65, 0.2, y)[..., None])
    light = sky.copy()
    for layer in range(4):
        near = layer / 3
        at = -20.0
        while at < columns:
            w = r.uniform(22, 75) * (0.6 + 0.6 * near)
            centre = (at + w / 2) / columns
            tall = rows * (0.05 + 0.25 * r.random() ** 1.6 * np.exp(-((centre - 0.52) / 0.3) ** 2) + 0.06 * r.random()) * (1.35 - 0.6 * near)
            x0, x1, y0 = int(max(0, at)), int(min(columns, at + w)), int(shore - tall)
            at += w * r.uniform(0.75, 1.35)
            if x1 - x0 < 6:
                continue
            body = mix(rgb("6a6478") * 0.75, rgb("141a2a"), 0.25 + 0.75 * near) * r.uniform(0.75, 1.2)
            light[y0:shore, x0:x1] = body * np.linspace(1.25, 0.75, shore - y0)[:, None, None]
            side = int((x1 - x0) * r.uniform(0.2, 0.5))
            light[y0:shore, x0:x0 + side] *= 0.7
            gx, gy = int(r.choice([4, 5, 6])), int(r.choice([5, 6, 7]))
            warm = rgb(str(r.choice(["ffcf8a", "ffb868", "fff0d2", "cfe0ff", "ffd9a0"])))
            share = r.uniform(0.12, 0.5) * (0.5 + 0.5 * near)
            floors = r.random(200) < 0.1
            for n, wy in enumerate(range(y0 + 4, shore - 4, gy)):
                for wx in range(x0 + 3, x1 - 3, gx):
                    if r.random() < (0.85 if floors[n % 200] else share):
                        light[wy:wy + gy - 3, wx:wx + gx - 2] += warm * r.uniform(0.15, 1.6) * (0.45 + 0.7 * near)
            if tall > rows * 0.24:
                c = (x0 + x1) // 2
                light[y0 - int(tall * 0.14):y0, c:c + 2] = body * 0.8
                light[y0 - int(tall * 0.14) - 2:y0 - int(tall * 0.14) + 1, c - 1:c + 3] = rgb("ff3020") * 6
    for _ in range(150):
        cx = int(r.random() * (columns - 3))
        light[shore - 5:shore - 2, cx:cx + 3] += rgb(LAMPS[int(r.random() * 5)]) * r.uniform(2, 12)
    light[shore - 2:shore] = rgb("0c0e14")
    light = blurred(light, 0.6)
    below = rows - shore
    flipped = light[shore - 1::-1][:below]
    flipped = np.concatenate([flipped, np.repeat(flipped[-1:], max(0, below - len(flipped)), 0)])
    long = flipped.copy()
    for k in (6, 14, 26, 40, 58):
        long = long + np.roll(flipped, k, 0) * 0.9
    long = long / 4.6
    waves = fractal(below, columns, 28, 5, r, gain=0.7, stretch=6)
    shift = (waves * 14 * np.linspace(0.3, 1.6, below)[:, None]).astype(int)
    index = np.clip(np.arange(below)[:, None] + shift, 0, below - 1)
    side = np.clip(np.arange(columns)[None, :] + (waves * 3).astype(int), 0, columns - 1)
    light[shore:] = long[index, side] * np.array([0.62, 0.68, 0.8]) * np.linspace(1, 0.72, below)[:, None, None] + rgb("0d1428") * 0.3
    return develop(light, "city", exposure=1.35, grain=0.022, bloom=0.14, contrast=1.04)


def flower(size=TALL):
    """Daisies in a meadow, the nearest in focus."""
    r = generator("flower")
    columns, rows = size
    y, x = np.mgrid[0:rows / columns:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    green = fractal(rows, columns, 5, 5, r, gain=0.6)
    light = mix(rgb("22401c"), rgb("7d9a3e"), smooth(-0.5, 0.6, green + 0.5 - y * 0.6))
    bright = np.zeros_like(light)
    for _ in range(500):
        cx, cy = int(r.random() * columns), int(abs(r.normal(0, 0.35)) % 1 * rows)
        bright[cy, cx] = mix(rgb("e9f0a8"), rgb("ffffff"), r.random()) * 260
    blades = Image.new("L", size)
    draw = ImageDraw.Draw(blades)
    for _ in range(500):
        bx, by, lean = r.random() * columns, rows * (0.45 + 0.8 * r.random()), r.normal(0, 90)
        draw.line([(bx, by), (bx + lean * 0.4, by - 160), (bx + lean, by - 330 * r.random() - 150)], fill=int(90 + 160 * r.random()), width=int(3 + 6 * r.random()))
    grass = np.asarray(blades, np.float32) / 255
    light = mix(light, rgb("86ab46") * 1.1, grass * 0.55)
    light = disc_blur(light, 26) + disc_blur(bright, 34) * 0.9

    def daisy(light, cx, cy, radius, soft, tilt, turn):
        u, v = (x - cx) / radius, (y - cy) / radius / tilt
        d, angle = np.sqrt(u * u + v * v), np.arctan2(v, u)
        petals = 17
        q = (angle + turn) / (2 * math.pi) * petals
        cover, shade = np.zeros_like(d), np.zeros_like(d)
        for layer in (0, 0.5):
            phase = q + layer
            n = np.floor(phase)
            f = phase - n - 0.5
            wobble = np.sin(n * 12.9898 + layer * 7) * 43758.5453
            wobble = wobble - np.floor(wobble)
            length = 0.88 + 0.13 * wobble
            width = 0.43 * np.sqrt(np.clip(1 - ((d / length - 0.62) / 0.42) ** 2, 0, 1)) * (0.9 + 0.2 * wobble)
            inside = smooth(width, width - 0.06, np.abs(f + 0.12 * (wobble - 0.5))) * (d < length) * (d > 0.18)
            groove = 0.06 * np.cos(f * 26) + 0.16 * np.abs(f)
            tone = (0.98 if layer else 0.55) - groove - 0.22 * smooth(0.5, 0.2, d) - 0.12 * wobble - 0.22 * smooth(width - 0.2, width, np.abs(f))
            shade = shade + (tone - shade) * inside if layer else tone
            cover = np.maximum(cover, inside)
        white = shade[..., None] * mix(rgb("e6ebf5"), rgb("fffaf0"), smooth(0.4, -0.6, v + u)) * (1.05 - 0.25 * smooth(-0.4, 1, v))[..., None]
        heart = smooth(0.30, 0.285, d)
        k = np.sin(u * 150 + 8 * v) * np.sin(v * 150 - 8 * u)
        core = mix(rgb("f6c21c"), rgb("b86e08"), smooth(0.1, 0.3, d + 0.15 * v)) * (0.85 + 0.22 * k + 0.3 * smooth(0.3, -0.3, u + v))[..., None]
        white, cover = mix(white, core, heart), np.maximum(cover, heart)
        if soft > 1:
            white, cover = blurred(white * cover[..., None], soft), blurred(cover, soft)
            return light * (1 - cover)[..., None] + white
        return light * (1 - cover)[..., None] + white * cover[..., None]

    def stem(light, cx, cy, width, soft, bend):
        middle = cx + bend * (y - cy) ** 2
        inside = smooth(width, width * 0.7, np.abs(x - middle)) * (y > cy)
        colour = mix(rgb("9dbb5a"), rgb("38581f"), smooth(-width, width, x - middle))
        return mix(light, colour, blurred(inside, soft) if soft > 1 else inside)

    for cx, cy, radius, soft in ((0.16, 0.42, 0.10, 16), (0.86, 0.30, 0.085, 20), (0.8, 0.92, 0.13, 13), (0.1, 0.98, 0.15, 14)):
        light = stem(light, cx, cy, 0.008, soft * 0.6, 0.05)
        light = daisy(light, cx, cy, radius, soft, 0.75, r.random())
    light = stem(light, 0.52, 0.62, 0.014, 2.0, -0.06)
    light = daisy(light, 0.52, 0.58, 0.29, 0, 0.86, 0.1)
    return develop(light, "flower", exposure=1.05, grain=0.012, bloom=0.08, saturation=1.05)


def lavender(size=WIDE):
    """Rows of lavender towards the evening sun."""
    r = generator("lavender")
    view, horizon = 0.6, 0.36
    az, up = directions(size, view, horizon)
    rows, columns = az.shape
    above = clear_sky(az, up, rgb("6d87b8"), rgb("ffc98e") * 1.1, sun=(0.18, 0.05), glow=rgb("ffc070") * 1.4, haze=4.5)
    above = clouds(above, az, up, fractal(1024, 1024, 3, 8, r, gain=0.52, stretch=0.5), 0.12, rgb("ffc9a0") * 1.4, rgb("8d7f9c"),
                   sun=(0.18, 0.05), scale=0.06, edge=0.5)
    line = 0.012 + 0.018 * np.abs(octave(1, columns, 1, 4, r)[0]) + 0.004 * np.abs(octave(1, columns, 1, 40, r)[0]) + 0.0025 * np.abs(octave(1, columns, 1, 160, r)[0])
    hill = smooth(0.001, -0.001, up - line[None, :])
    light = mix(above, mix(rgb("8a7f98"), rgb("e0a878"), np.exp(-(az - 0.18) ** 2 / 0.05)) * 0.75, hill)
    depth = np.clip(-up, 1e-3, None)
    z = 1 / depth
    px = az * z
    bushes = fractal(1024, 1024, 64, 4, r, gain=0.85)
    bump = sample(bushes, px * 0.05, z * 0.03)
    phase = px * 0.62 + 0.18 + 0.07 * bump
    f = np.abs(phase - np.floor(phase) - 0.5) * 2
    far = np.exp(-z / 34)
    stalks = fractal(1024, 1024, 128, 3, r, gain=1.0)
    spikes = sample(stalks, px * 0.085, z * 0.05) + 0.8 * sample(stalks, px * 0.2 + 0.4, z * 0.11)
    top = smooth(0.86, 0.55, f + 0.1 * bump + 0.06 * spikes)
    side = np.clip((phase - np.floor(phase) - 0.5) * 2 * np.sign(0.18 * z - px), -1, 1)
    purple = mix(rgb("3e2a5c"), rgb("9a78c0"), np.clip(0.45 + 0.4 * spikes + 0.3 * side, 0, 1))
    soil = mix(rgb("3d3226"), rgb("6d5c40"), np.clip(0.5 + 0.5 * bump, 0, 1))
    soil = mix(soil, rgb("39442a"), smooth(0.45, 0.8, 1 - f + 0.4 * bump) * 0.8)
    ground = mix(soil * 0.55, purple * 1.15, top)
    ground = ground + (np.exp(-(az - 0.18) ** 2 / 0.1) * smooth(0.2, 0.9, spikes * 0.6 + 0.5) * top)[..., None] * rgb("ffb070") * 0.32
    ground = mix(mix(rgb("8a7098"), rgb("e0a880"), np.exp(-(az - 0.18) ** 2 / 0.08)) * 0.8, ground, 0.15 + 0.85 * far)
    light = np.where((up < 0)[..., None], ground, light)
    # A tree on the horizon.
    mask = np.zeros((rows, columns), np.float32)
    tx, ty = 0.27 * columns, (horizon - 0.055) * rows
    py, pxx = np.mgrid[:rows, :columns].astype(np.float32)
    leaf = fractal(rows, columns, 26, 5, r, gain=0.75)
    blob = np.sqrt(((pxx - tx) / 62) ** 2 + ((py - ty) / 46) ** 2) + 0.28 * leaf
    mask = np.maximum(smooth(1.0, 0.9, blob), ((np.abs(pxx - tx) < 4) & (py > ty) & (py < horizon * rows + 6)).astype(np.float32))
    light = mix(light, rgb("2c2a24") * (1 + 0.5 * leaf)[..., None], mask * 0.95)
    return develop(light, "lavender", exposure=1.1, grain=0.013, bloom=0.1, softness=0.5, saturation=1.08)


def pebbles(size=WIDE):
    r = generator("pebbles")
    x, y = plane(size)
    rows, columns = x.shape
    warp = fractal(rows, columns, 6, 4, r)
    light = np.zeros((rows, columns, 3), np.float32)
    palette = np.stack([rgb(c) for c in ("8a8580", "6b6a6c", "a89a88", "c4b8a6", "5a5450", "93796a", "4a4c50", "b2a89c", "d8d2c6", "7a6c60")])
    grain = fractal(rows, columns, 120, 3, r, gain=0.9)
    blotch = fractal(rows, columns, 14, 5, r, gain=0.6)
    for cells, lift in ((34, 0.0), (19, 0.35), (11, 0.7)):
        first, second, number, dx, dy = lattice(x + 0.006 * warp, y * 1.15 + 0.006 * warp, cells, r)
        pick = r.random(4096)[number]
        keep = (pick < (1.0, 0.75, 0.42)[int(lift > 0.1) + int(lift > 0.5)]).astype(np.float32)
        edge = second - first
        inside = smooth(0.05, 0.12, edge) * keep
        dome = np.sqrt(np.clip(1 - (first / 0.62) ** 2, 0, 1)) * smooth(0.02, 0.3, edge) ** 0.5
        nx, ny = -dx * (1.2 - 0.4 * dome), -dy * (1.2 - 0.4 * dome)
        lit = np.clip(0.55 + 0.75 * (nx * 0.75 + ny * 0.6) + 0.25 * dome, 0.08, 1.6)
        colour = palette[(r.random(4096) * 10).astype(int)[number]]
        veins = np.exp(-(np.sin((dx * np.cos(pick * 40) + dy * np.sin(pick * 40)) * 9 + blotch * 2 + pick * 30) / 0.16) ** 2) * (pick * 7 % 1 > 0.75)
        colour = mix(colour, rgb("d8d2c8"), veins * 0.6) * (1 + 0.16 * grain + 0.25 * blotch)[..., None]
        shine = np.exp(-((nx - 0.32) ** 2 + (ny - 0.3) ** 2) / 0.012) * dome * 0.25
        stone = colour * lit[..., None] * 1.5 + shine[..., None]
        # Stones that lie above cast a shadow.
        cast = blurred(np.roll(inside, (7, 9), (0, 1)), 6)
        light = light * (1 - 0.7 * cast * (lift > 0))[..., None]
        light = mix(light, stone, inside)
    return develop(light, "pebbles", exposure=1.0, grain=0.012, saturation=1.15, contrast=1.05, warmth=0.02, softness=0.5)


def coffee(size=TALL):
    """A cup on a wooden table, from above."""
    r = generator("coffee")
    columns, rows = size
    y, x = np.mgrid[0:rows / columns:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    board = np.floor(x * 3.4 + 0.2)
    offset = np.sin(board * 91.7) * 5
    warp = sample(fractal(512, 512, 4, 5, r), x * 0.5 + offset, y * 0.15 + offset)
    rings = np.sin((x * 34 + warp * 6 + offset * 3)) * 0.5 + 0.5
    fibre = sample(fractal(1024, 1024, 64, 4, r, gain=0.8), x * 1.6 + offset, y * 0.06)
    wood = mix(rgb("6e4526"), rgb("a8743f"), np.clip(0.5 * rings + 0.3 * warp + 0.25 + 0.32 * fibre, 0, 1))
    wood = wood * (0.86 + 0.2 * (np.sin(board * 37.1) * 0.5 + 0.5))[..., None]
    gap = np.abs((x * 3.4 + 0.2) % 1 - 0.0)
    wood = wood * (1 - 0.75 * smooth(0.016, 0.004, np.minimum(gap, 1 - gap)))[..., None]
    window = 0.55 + 0.75 * smooth(1.3, -0.2, x * 0.7 + y * 0.55)
    light = wood * window[..., None] * np.array([1.35, 1.25, 1.1])
    cx, cy = 0.5, 0.70

    def ring(ox=0.0, oy=0.0):
        return np.hypot(x - cx - ox, y - cy - oy)

    light = light * (1 - 0.62 * smooth(0.43, 0.30, ring(0.05, 0.055)))[..., None]
    d = ring()
    u, v = (x - cx), (y - cy)
    toward = -(u * 0.72 + v * 0.69) / np.maximum(d, 1e-4)
    china = np.array([0.93, 0.91, 0.88], np.float32)
    plate = china * (0.62 + 0.10 * toward * smooth(0.2, 0.36, d) + 0.1 * smooth(0.34, 0.365, d) * toward)[..., None] * window[..., None]
    plate = plate * (1 - 0.10 * np.exp(-((d - 0.27) / 0.012) ** 2) + 0.08 * np.exp(-((d - 0.365) / 0.006) ** 2))[..., None]
    light = mix(light, plate, smooth(0.3745, 0.3725, d))
    cast = smooth(0.262, 0.19, ring(0.042, 0.046))
    light = light * (1 - 0.55 * cast * smooth(0.3745, 0.3725, d))[..., None]
    # The handle, the cup, and what is in it.
    hx, hy = u * math.cos(0.5) - v * math.sin(0.5), u * math.sin(0.5) + v * math.cos(0.5)
    handle = np.maximum(np.abs(hx - 0.275) - 0.065, 0) ** 2 + (hy) ** 2
    light = mix(light, china * 0.78 * window[..., None] * (1 - 4 * np.abs(hy + 0.008))[..., None], smooth(0.024**2, 0.021**2, handle))
    outside = china * (0.74 + 0.13 * toward)[..., None] * window[..., None]
    light = mix(light, outside, smooth(0.233, 0.231, d))
    wall = china * (0.62 - 0.3 * toward * smooth(0.22, 0.2, d))[..., None] * window[..., None]
    light = mix(light, wall, smooth(0.222, 0.219, d))
    liquid = np.hypot(u + 0.004, v + 0.004)
    foam = fractal(rows, columns, 30, 5, r, gain=0.7)
    # A leaf of milk: stripes that bend around a middle line.
    a, b = u / 0.19, v / 0.19
    bend = b + 0.75 * np.abs(a) ** 1.25 * 1.1
    stripes = smooth(-0.15, 0.22, np.sin(bend * 15 + 0.9) + 0.25 * foam)
    leaf = smooth(1.0, 0.93, (a / 0.62) ** 2 + ((b - 0.02) / 0.78) ** 2 + 0.04 * foam)
    vein = smooth(0.035, 0.015, np.abs(a + 0.01 * np.sin(b * 9))) * (b > -0.72)
    milk = leaf * np.maximum(stripes, vein)
    crema = mix(rgb("5a2f12"), rgb("a8682e"), np.clip(0.55 - 0.35 * (a * a + b * b) + 0.25 * foam, 0, 1))
    crema = crema * (1 + 0.08 * fractal(rows, columns, 160, 2, r))[..., None]
    cup = mix(crema, rgb("f0dcbc"), blurred(milk, 1.6) * 0.93)
    cup = cup * (1 - 0.35 * smooth(0.16, 0.2, np.hypot(u + 0.03, v + 0.03)) * (toward > -2))[..., None] * (window * 1.05)[..., None]
    cup = cup + (np.exp(-((u + 0.10) ** 2 + (v + 0.11) ** 2) / 0.0009) * 0.12)[..., None]
    light = mix(light, cup, smooth(0.2, 0.1975, liquid))
    # A spoon on the saucer.
    sx, sy = u * 0.60 + v * 0.80, -u * 0.80 + v * 0.60
    bowl = np.hypot((sx - 0.12) / 0.052, (sy - 0.295) / 0.032)
    shaft = np.maximum(np.abs(sx + 0.07) - 0.14, 0) ** 2 + (sy - 0.295) ** 2
    metal = np.maximum(smooth(1.02, 0.97, bowl), smooth(0.0075**2, 0.006**2, shaft))
    dark = np.roll(blurred(metal, 5), (8, 8), (0, 1))
    light = light * (1 - 0.4 * dark)[..., None]
    steel = 0.35 + 0.5 * np.sin((sy - 0.295) * 110 + 0.6) ** 2 * smooth(1, 0.3, bowl) + 0.4 * smooth(0.004, 0.0, np.abs(sy - 0.293))
    light = mix(light, (steel * window)[..., None] * np.array([0.95, 0.92, 0.88]), metal)
    return develop(light, "coffee", exposure=1.2, grain=0.014, softness=0.7, contrast=1.03)


def fireworks(size=TALL):
    r = generator("fireworks")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    light = mix(rgb("070b18"), rgb("2a2030") * 0.8, smooth(0.1, 0.7, y))
    colours = ["ffd48a", "ff5a4a", "8ac4ff", "ffe9c8", "c98aff", "7affb8"]
    sparks = np.zeros((rows, columns, 3), np.float32)
    for n, (cx, cy, radius) in enumerate(((0.34, 0.22, 0.23), (0.68, 0.34, 0.19), (0.46, 0.46, 0.13), (0.78, 0.13, 0.13), (0.17, 0.42, 0.10))):
        sheet = Image.new("L", (columns, rows))
        draw = ImageDraw.Draw(sheet)
        for _ in range(int(90 + 500 * radius)):
            angle, out = r.random() * 2 * math.pi, radius * (1 - 0.45 * r.random() ** 2)
            points, power = [], 120 + 135 * r.random()
            for t in np.linspace(0.12 + 0.2 * r.random(), 1, 22):
                reach = out * (1 - (1 - t) ** 2.0)
                points.append(((cx + math.cos(angle) * reach) * columns, cy * rows + math.sin(angle) * reach * columns + 0.28 * out * columns * t * t))
            for k in range(21):
                draw.line(points[k:k + 2], fill=int(power * (0.25 + 0.75 * (k / 20) ** 0.7)), width=2)
            if r.random() < 0.5:
                px, py = points[-1]
                draw.ellipse([px - 2.5, py - 2.5, px + 2.5, py + 2.5], fill=255)
        streak = np.asarray(sheet, np.float32)[..., None] / 255
        away = np.hypot((x - cx), (y - cy) * rows / columns) / radius
        hue = mix(mix(rgb("fff2d8"), rgb(colours[n]), 0.6), rgb(colours[n]), smooth(0.2, 0.8, away))
        sparks += streak**1.5 * hue * 5
        draw_trail = np.exp(-((x - cx - 0.01 * np.sin(y * 14)) / 0.0016) ** 2) * (y > cy) * (y < 0.78) * smooth(0.9, 0.2, y - cy)
        sparks += draw_trail[..., None] * rgb("ffb060") * 0.45
    smoke = fractal(rows, columns, 4, 6, r, gain=0.55)
    light = light + blurred(sparks, 70) * (0.35 + 1.4 * smooth(-0.1, 0.7, smoke))[..., None] + sparks
    shore = int(rows * 0.8)
    line = 0.785 - 0.012 * np.abs(octave(1, columns, 1, 9, r)[0]) - 0.006 * np.abs(octave(1, columns, 1, 60, r)[0])
    light = mix(light, rgb("05060a"), smooth(-0.001, 0.001, y - line[None, :]))
    for _ in range(60):
        cx, cy = int(r.random() * (columns - 4)), shore - int(4 + 22 * r.random())
        light[cy:cy + 3, cx:cx + 3] += rgb(LAMPS[int(r.random() * 5)]) * r.uniform(1, 5)
    below = rows - shore
    flipped = light[shore - 1::-1]
    waves = fractal(below, columns, 20, 5, r, gain=0.7, stretch=4)
    take = np.clip((np.arange(below) * 2.6)[:, None] + waves * 60, 0, shore - 1).astype(int)
    side = np.clip(np.arange(columns)[None, :] + (waves * 6).astype(int), 0, columns - 1)
    light[shore:] = blurred(flipped, 4)[take, side] * 0.65 * np.clip(0.8 + waves, 0.1, 2)[..., None]
    return develop(light, "fireworks", exposure=1.5, grain=0.026, bloom=0.16)


def aurora(size=WIDE):
    r = generator("aurora")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    light = mix(rgb("050b1c"), rgb("14303c"), smooth(0.1, 0.75, y))
    for base, swing, strength, seed in ((0.50, 0.13, 1.0, 1), (0.40, 0.18, 0.55, 2), (0.58, 0.08, 0.5, 3)):
        bend = octave(1, columns, 1, 3, r)[0] * swing * 0.6 + octave(1, columns, 1, 7, r)[0] * 0.02
        ray = 0.55 + 0.5 * sum(octave(1, columns, 1, 24 * 2**k, r)[0] * 0.6**k for k in range(4)) * 0.55
        patch = smooth(-0.9, 0.9, octave(1, columns, 1, 4, r)[0])
        foot = base + bend
        ray2 = sample(np.repeat(ray[None, :], 4, 0), x + (y - 0.5) * 0.06, np.zeros_like(y))
        over = foot[None, :] - y
        curtain = smooth(-0.02, 0.015, over) * np.exp(-np.clip(over, 0, 1) / (0.10 + 0.09 * np.clip(ray2, 0, 1))) * np.clip(ray2, 0.1, 1.5) * patch[None, :]
        high = smooth(0.08, 0.34, over)
        light = light + (curtain * strength)[..., None] * mix(rgb("5cf0a0"), rgb("8a6ce0"), high) * 0.8
    stars = (r.random((rows, columns)) < 0.0011) * np.minimum(r.pareto(1.3, (rows, columns)) * 0.25, 5)
    light = light + (0.5 * stars + blurred(stars.astype(np.float32), 1))[..., None] * np.array([0.9, 0.95, 1.0])
    # Snowy mountains in the light of the sky.
    height = massif(512, 3, generator("alps"))
    direct, open_ = sunlight(height, 0.16, 1.2, 0.9, soft=0.05)
    gy, gx = np.gradient(height * 0.16 * 512)
    rock = smooth(0.7, 1.5, np.sqrt(gx * gx + gy * gy) + 0.4 * fractal(512, 512, 8, 6, r, gain=0.65))
    lit = mix(rgb("8fb5ae"), rgb("1a2428"), rock) * (0.25 * open_ + 0.5 * direct)[..., None]
    way, px, py, sky, _, _ = terrain(size, height, 0.16, (0.793, 0.895), 3.39, 0.5, 0.74, near=0.05, far=2, clearance=0.03, steps=600)
    ground = haze(sample(lit.astype(np.float32), px, py) * np.array([0.42, 0.8, 0.72]), np.where(sky, 0, way), rgb("1c4a48"), 1.2)
    light = np.where(sky[..., None], light, ground)
    shore = int(rows * 0.78)
    below = rows - shore
    mirror = light[shore - 1::-1][:below]
    mirror = light[np.clip(shore - 1 - (np.arange(below) * 1.9).astype(int), 0, None)]
    waves = fractal(below, columns, 16, 5, r, gain=0.65, stretch=5)
    take = np.clip(np.arange(below)[:, None] + waves * 7, 0, below - 1).astype(int)
    light[shore:] = blurred(mirror, 2)[take, np.arange(columns)[None, :]] * 0.7
    return develop(light, "aurora", exposure=1.35, grain=0.026, bloom=0.12)


def beach(size=WIDE):
    """A beach at noon: sand, surf, turquoise water, fair-weather clouds."""
    r = generator("beach")
    view, horizon = 0.6, 0.42
    az, up = directions(size, view, horizon)
    above = clear_sky(az, up, rgb("2a72c4"), rgb("bfdcec"), haze=4.5)
    above = clouds(above, az, up, fractal(1024, 1024, 4, 8, r, gain=0.55, stretch=0.6), 0.13, rgb("ffffff") * 1.35, rgb("a9bccf"),
                   sun=(-0.5, 0.5), scale=0.075, edge=0.38, flat=0.07)
    depth = np.clip(-up, 1e-3, None)
    z = 1 / depth
    px = az * z
    waves = fractal(1024, 1024, 12, 7, r, gain=0.65)
    broad = sample(waves, px * 0.02 + 0.3, z * 0.03)
    # How far out a place is; the shore runs aslant.
    out = z - 3.1 - 0.42 * px - 0.30 * sample(waves, px * 0.025, px * 0.0 + 0.5) - 0.12 * broad
    chop = sample(waves, px * 0.06, z * 0.16) + 0.6 * sample(waves, px * 0.2 + 0.2, z * 0.5)
    water = mix(rgb("9be0d4"), rgb("35b4bd"), smooth(0.2, 3.5, out))
    water = mix(water, rgb("1273a4"), smooth(3, 16, out + 2 * broad))
    water = mix(water, rgb("1a5c94"), smooth(14, 60, out))
    water = water * (1 + 0.30 * chop)[..., None]
    shine = smooth(0.55, 1.1, chop) * 0.35
    water = water + shine[..., None]
    grains = fractal(1024, 1024, 48, 5, r, gain=0.8)
    marks = sample(grains, px * 0.10, z * 0.10) + 0.6 * sample(grains, px * 0.5, z * 0.5)
    marks = marks - (sample(grains, px * 0.10 + 0.002, z * 0.10 + 0.002) + 0.6 * sample(grains, px * 0.5 + 0.002, z * 0.5 + 0.002))
    sand = mix(rgb("d8bf98"), rgb("efdfc2"), np.clip(0.5 + 0.5 * broad, 0, 1)) * (1 + 0.55 * marks)[..., None]
    wet = smooth(-0.55, -0.12, out + 0.1 * broad)
    sand = mix(sand, mix(rgb("a78c68"), rgb("b9cdd2"), smooth(0.6, 0.12, depth) * 0.3), wet * 0.8)
    light = mix(sand, water, smooth(-0.02, 0.10, out))
    web = sample(fractal(1024, 1024, 24, 6, r, gain=0.65, ridged=True), px * 0.09, z * 0.12)
    foam = np.zeros_like(out)
    for at, width, strength in ((-0.02, 0.22, 1.0), (1.1, 0.45, 0.95), (3.0, 0.5, 0.9), (6.2, 0.45, 0.7)):
        edge = out - at - 0.10 * chop * (1 + at * 0.2) - 0.2 * at * 0.3 * sample(waves, px * 0.05 + at, px * 0.0 + 0.2)
        behind = np.clip(edge / width, 0, 9)
        part = smooth(-0.6, 0.4, sample(waves, px * 0.02 + at * 0.37, px * 0.0 + 0.8 + at) + (0.6 if at < 1 else 0.1))
        body = smooth(-0.02, 0.03, edge) * np.exp(-behind * 0.9)
        foam = np.maximum(foam, strength * part * body * smooth(0.1, 0.5, 0.45 + 0.7 * web + 0.5 * np.exp(-behind * 4) - 0.25 * behind))
    light = mix(light, np.array([0.97, 0.98, 0.98]), foam)
    light = haze(light, z, rgb("c3dcea"), 320)
    light = np.where((up < 0)[..., None], light, above)
    # An island far away.
    columns = size[0]
    line = 0.018 * np.clip(1 - ((np.linspace(-view, view, columns) + 0.3) / 0.18) ** 2, 0, 1) * (1 + 0.35 * octave(1, columns, 1, 20, r)[0])
    light = mix(light, rgb("6f8fa8"), (smooth(0.0006, -0.0006, up - line[None, :]) * (up >= 0) * (line[None, :] > 0.0005)))
    return develop(light, "beach", exposure=1.1, grain=0.01, saturation=1.1, softness=0.5)


def moonrise(size=WIDE):
    """The full moon over the sea."""
    r = generator("moonrise")
    view, horizon = 0.32, 0.66
    az, up = directions(size, view, horizon)
    rows, columns = az.shape
    light = mix(rgb("c98a86") * 0.62, rgb("26365f") * 0.62, smooth(0.0, 0.34, up))
    cloud = fractal(rows, columns, 4, 7, r, gain=0.52, stretch=5)
    light = mix(light, rgb("4a4a6c") * 0.6, smooth(0.15, 0.8, cloud) * smooth(0.3, 0.02, up) * 0.8)
    mx, my, radius = 0.06, 0.135, 0.034
    d = np.hypot(az - mx, up - my)
    seas = fractal(rows, columns, 16, 5, r, gain=0.5)
    face = mix(rgb("ffe9c6"), rgb("d8ba92"), smooth(-0.3, 0.6, seas)) * 0.62
    light = light + np.exp(-(d / 0.09) ** 2)[..., None] * rgb("e8b48c") * 0.4
    light = mix(light, face * 1.9, smooth(radius, radius - 0.0007, d))
    depth = np.clip(-up, 6e-4, None)
    waves = fractal(1024, 1024, 8, 8, r, gain=0.65)
    px, py = az / depth * 0.03, 0.03 / depth
    sy = sample(waves, px * 2, py * 4) + 0.8 * sample(waves, px * 9 + 0.3, py * 15)
    water = mix(rgb("8a6670") * 0.5, rgb("182440") * 0.6, smooth(0.0, 0.16, depth)) * (1 + 0.5 * sy)[..., None]
    width = 0.018 + 0.12 * depth
    glint = np.exp(-((az - mx + 0.02 * sy * depth * 6) / width) ** 2) * smooth(0.15, 0.75, sy + 0.25 * np.exp(-depth / 0.02))
    water = water + (glint * 2.2)[..., None] * rgb("ffd0a0")
    light = np.where((up < 0)[..., None], water, light)
    return develop(light, "moonrise", exposure=1.25, grain=0.024, bloom=0.12)


def evening(size=TALL):
    """Palms against the evening sky."""
    r = generator("evening")
    columns, rows = size
    y, x = np.mgrid[0:1:rows * 1j, 0:1:columns * 1j].astype(np.float32)
    light = mix(rgb("2f3f7c"), rgb("e0708a"), smooth(0.0, 0.55, y))
    light = mix(light, rgb("f7a868"), smooth(0.4, 0.9, y))
    cloud = fractal(rows, columns, 3, 7, r, gain=0.55, stretch=3.5)
    cover = smooth(-0.05, 0.7, cloud) * smooth(0.95, 0.3, y)
    light = mix(light, mix(rgb("ff9a7a") * 1.25, rgb("6a4a80"), smooth(0.2, 0.9, cloud)), cover * 0.75)
    mask = Image.new("L", (columns * 2, rows * 2))
    draw = ImageDraw.Draw(mask)
    for bx, tall, lean in ((0.30, 0.62, 0.10), (0.52, 0.48, -0.05), (0.82, 0.70, -0.16), (0.12, 0.40, 0.03)):
        points = [((bx + lean * t**2) * columns * 2, (1.0 - tall * t) * rows * 2) for t in np.linspace(0, 1, 30)]
        for k in range(29):
            draw.line(points[k:k + 2], fill=255, width=int(24 * tall * (1.25 - 0.6 * k / 29)))
        tx, ty = points[-1]
        draw.ellipse([tx - 18, ty - 14, tx + 18, ty + 22], fill=255)
        fronds = 19
        for n in range(fronds):
            angle = 2 * math.pi * (n + 0.6 * r.random()) / fronds
            length = 560 * tall * (0.8 + 0.35 * r.random())
            dx, dy = math.cos(angle), math.sin(angle) * 0.7 - 0.42
            spine = [(tx + dx * length * t, ty + dy * length * t + length * 0.62 * t**2.4 * (0.35 + 0.65 * abs(dx))) for t in np.linspace(0, 1, 40)]
            for k in range(1, 40):
                draw.line(spine[k - 1:k + 1], fill=255, width=max(2, int(7 * (1 - k / 40))))
                reach = length * 0.15 * math.sin(math.pi * min(1, k / 40 + 0.08)) ** 0.7 * (0.8 + 0.4 * r.random())
                sx, sy = spine[k][0] - spine[k - 1][0], spine[k][1] - spine[k - 1][1]
                norm = math.hypot(sx, sy) or 1
                for side in (-1, 1):
                    ex = spine[k][0] + (sx / norm * 0.6 - side * sy / norm * 0.7) * reach
                    ey = spine[k][1] + (sy / norm * 0.6 + side * sx / norm * 0.7) * reach + reach * 0.35
                    draw.line([spine[k], (ex, ey)], fill=255, width=4)
    inside = np.asarray(mask.resize(size, Image.LANCZOS), np.float32) / 255
    line = 0.93 - 0.012 * np.abs(octave(1, columns, 1, 6, r)[0]) - 0.012 * np.abs(octave(1, columns, 1, 60, r)[0]) - 0.006 * np.abs(octave(1, columns, 1, 240, r)[0])
    inside = np.maximum(inside, smooth(-0.001, 0.001, y - line[None, :]))
    light = mix(light, rgb("14101a"), inside)
    return develop(light, "evening", exposure=0.85, grain=0.02, bloom=0.1)
